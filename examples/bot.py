"""A bot that plays over the HTTP API: it takes a free seat at a table, and makes random legal moves until the game is over.

It needs nothing but Python. Run: python3 examples/bot.py http://localhost:3000 ABCDE
With RATTLECUP_TOKEN it plays as the account of that token, else as a new one.
It takes part in the dice (docs/fair-dice.md), so that not even the house knows a roll in advance: a chain of hashes, one link a roll.
"""

import hashlib
import itertools
import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
CODE = sys.argv[2] if len(sys.argv) > 2 else ""
command_numbers = itertools.count()


def request(path, body=None, token=None):
    """Opens a request; an answer that refuses is raised as an HTTPError, but that one asks too often: then it asks again."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(ADDRESS + path, data, headers))
        except urllib.error.HTTPError as refused:
            if refused.code != 429:
                raise
            time.sleep(float(refused.headers["retry-after"]))


def new_chain(length=1024):
    """The chain by its numbers: the root is the last and never leaves this program, the head is number 0."""
    links = [secrets.token_bytes(32)]
    for _ in range(length):
        links.append(hashlib.sha256(links[-1]).digest())
    return [link.hex() for link in reversed(links)]


def new_token():
    return json.load(request("/api/bots", {"name": "Example in Python"}))["token"]


class Bot:
    def __init__(self, token):
        self.token = token
        self.chain = new_chain()
        self.seat = None

    def get(self, path=""):
        try:
            return json.load(request(f"/api/tables/{CODE}{path}", token=self.token))
        except urllib.error.HTTPError as refused:
            sys.exit(refused.read().decode())

    def command(self, **what):
        """Sends a command; true if it was carried out. The id makes it safe to send it again."""
        body = {"i": f"{int(time.time() * 1000)}-{next(command_numbers)}", **what}
        try:
            request(f"/api/tables/{CODE}/commands", body, self.token).read()
            return True
        except urllib.error.HTTPError as refused:
            print(refused.read().decode(), file=sys.stderr)
            return False

    def take_seat(self):
        seats = self.get()["seats"]
        free = [number for number, seat in enumerate(seats) if seat["name"] is None and seat["bot"] is None]
        if not free or not self.command(t="sit", seat=free[0], head=self.chain[0]):
            sys.exit("there is no free seat")
        self.seat = free[0]
        print(f"sitting at seat {self.seat}")

    def take_part(self, message):
        """Answers an ask at once. A more careful program computes the digest first, and keeps what it saw for the end."""
        dice = (message.get("table") or {}).get("dice") or {}
        opening = dice.get("opening")
        if opening and opening["heads"][self.seat] != self.chain[0]:
            sys.exit("the house left our chain out of the opening")
        ask = message.get("ask")
        if ask and self.seat in ask["asked"]:
            self.command(t="link", ask=ask["ask"], link=self.chain[ask["ask"] + 1])

    def play(self):
        for line in request(f"/api/tables/{CODE}/stream?head={self.chain[0]}", token=self.token):
            if line.startswith(b'{"t":"pong"'):
                continue
            self.take_part(json.loads(line))
            position = self.get("/position")
            if position["moves"]:
                self.command(t="move", m=random.choice(position["moves"]))
            if position["phase"] == "over":
                scores = position["scores"]
                print(f"over; scores {scores}; mine {scores[position['you']]}")
                return


if __name__ == "__main__":
    bot = Bot(os.environ.get("RATTLECUP_TOKEN") or new_token())
    bot.take_seat()
    bot.play()
