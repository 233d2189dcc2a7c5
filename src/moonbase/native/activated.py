"""An import that serves the compiled engine, where there is one that matches the sources."""

from moonbase.native.binary import activate

activate()
