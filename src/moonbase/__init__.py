"""Moonbase: two board games about settling the Moon, complete and enforced."""
