"""A table of faces as columns of numbers, for rules that read them in play."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def column(faces: list[Face], name: str, width: i64, default: i64) -> vec[i64]:
    """One field of every face, ``width`` numbers each; ``default`` where a face does not have it."""
    out: list[int] = []
    for face in faces:
        value = face.values.get(name)
        if value is None:
            out.extend([default] * width)
        elif width == 1:
            out.append(int(value))
        else:
            out.extend(int(n) for n in value)
    return vec[i64](out)
