"""Moonbase: two board games about settling the Moon, complete and enforced."""

from moonbase import native as _native

_native.activate()  # before any module that may be compiled is imported
