"""Checks the published values of the public log of the dice, by docs/fair-dice.md alone: python3 log_vectors.py FILE."""

import json
import sys

from verify import Wrong, canonical, ed25519, require, sha, unbase64


def entry(i):
    return canonical({"kind": "open", "opening": sha(str(i).encode()).hex()})


def root_of(leaves):
    """The hash above leaves: they split at the largest power of two below their number."""
    if len(leaves) == 1:
        return leaves[0]
    split = 1 << (len(leaves) - 1).bit_length() - 1
    return sha(b"\x01" + root_of(leaves[:split]) + root_of(leaves[split:]))


def tile(path, entries):
    """The bytes at a path such as tile/0/001.p/44, or tile/entries/000."""
    name, _, width = path.partition(".p/")
    _, level, *number = name.split("/")
    first = int("".join(number).replace("x", "")) * 256
    place = range(first, first + int(width or 256))
    if level == "entries":
        return b"".join(len(entries[i]).to_bytes(2, "big") + entries[i] for i in place)
    leaves = [sha(b"\x00" + each) for each in entries]
    span = 256 ** int(level)
    return b"".join(root_of(leaves[i * span:(i + 1) * span]) for i in place)


def check_key(text, kind):
    """Name, id and public key of a vkey of this kind."""
    name, ident, encoded = text.split("+", 2)
    data = unbase64(encoded)
    require(data[0] == kind, f"{text} is a key of another kind")
    require(sha(f"{name}\n".encode() + data)[:4].hex() == ident, f"{text} has another id")
    return name, bytes.fromhex(ident), data[1:]


def signature(line, name, ident):
    dash, signer, encoded = line.split(" ")
    data = unbase64(encoded)
    require(dash == "—" and signer == name and data[:4] == ident, f"not a line of {name}: {line}")
    return data[4:]


def check(vectors):
    entries = [entry(i) for i in range(vectors["size"])]
    root = root_of([sha(b"\x00" + each) for each in entries])
    require(root.hex() == vectors["root"], "another root")
    for path, text in vectors["bytes"].items():
        require(tile(path, entries).hex() == text, f"another {path}")
    for path, text in vectors["sha256"].items():
        require(sha(tile(path, entries)).hex() == text, f"another {path}")
    name, ident, key = check_key(vectors["key"], 1)
    text, line = vectors["checkpoint"].rstrip("\n").split("\n\n")
    origin, size, encoded = text.split("\n")
    require((origin, int(size), unbase64(encoded)) == (name, len(entries), root), "another checkpoint")
    require(ed25519(key, f"{text}\n".encode(), signature(line, name, ident)), "the checkpoint is not signed")
    witness = vectors["witness"]
    name, ident, key = check_key(witness["key"], 4)
    data = signature(witness["line"].rstrip("\n"), name, ident)
    require(int.from_bytes(data[:8], "big") == witness["time"], "another time")
    message = f"cosignature/v1\ntime {witness['time']}\n{text}\n".encode()
    require(ed25519(key, message, data[8:]), "the checkpoint is not cosigned")


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            check(json.load(file))
    except Wrong as error:
        sys.exit(f"{sys.argv[1]}: {error}")
    print(f"{sys.argv[1]}: all values are as the page says")
