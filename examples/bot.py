"""A bot that plays over the HTTP API: it takes a free seat at a table, and makes random legal moves until the game is over.

It needs nothing but Python. Run: python3 examples/bot.py http://localhost:3000 ABCDE
With RATTLECUP_TOKEN it plays as the account of that token, else as a new one.
"""

import itertools
import json
import os
import random
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


def new_token():
    return json.load(request("/api/bots", {"name": "Example in Python"}))["token"]


class Bot:
    def __init__(self, token):
        self.token = token

    def get(self, path=""):
        return json.load(request(f"/api/tables/{CODE}{path}", token=self.token))

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
        if not free or not self.command(t="sit", seat=free[0]):
            sys.exit("there is no free seat")
        print(f"sitting at seat {free[0]}")

    def play(self):
        for line in request(f"/api/tables/{CODE}/stream", token=self.token):
            if line.startswith(b'{"t":"pong"'):
                continue
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
