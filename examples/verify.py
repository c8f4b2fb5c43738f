#!/usr/bin/env python3
"""Verifies the file of a finished game by docs/fair-dice.md, sharing no code with Rattlecup. Python 3.11, nothing else.

    python3 verify.py FILE… [--commitment HEX] [--seed TEXT]… [--head HEX]… [--digest [ASK:]HEX]… [--words "W W W W"]… [--key VKEY]

Both schemes, all four games: form, commitment, opening, asks, chains, links, draws, rules, end and log. How a die of
Strike falls is physics, which is not repeated here: the draws of a throw are not used, only digest, links and rules around it.
Exit code 0: nothing is wrong. 1: something is.
"""
import argparse
import base64
import hashlib
import hmac
import json
import re
import sys
from decimal import Decimal


class Wrong(Exception):
    """Something is not as promised."""


def require(condition, message):
    if not condition:
        raise Wrong(message)


# --- canonical JSON (RFC 8785) ---


def read_json(text):
    def whole(digits):
        number = int(digits)
        return number if abs(number) <= 2**53 else real(digits)

    def real(digits):
        number = float(digits)
        require(abs(number) != float("inf"), f"a number too large: {digits}")
        return number

    def members(pairs):
        require(len({name for name, _ in pairs}) == len(pairs), "an object has a member twice")
        return dict(pairs)

    def constant(name):
        raise Wrong(f"not JSON: {name}")

    try:
        value = json.loads(text, parse_int=whole, parse_float=real, object_pairs_hook=members, parse_constant=constant)
    except ValueError as error:
        raise Wrong(f"not JSON: {error}")
    canonical(value)
    return value


def canonical(value):
    try:
        return canonical_text(value).encode("utf-8")
    except UnicodeEncodeError:
        raise Wrong("a text with half a surrogate pair")


def canonical_text(value):
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(f"{canonical_text(name)}:{canonical_text(value[name])}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical_text, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return number_text(value)
    return {None: "null", True: "true", False: "false"}[value]


def number_text(value):
    """A number as JavaScript writes it."""
    if value == 0:
        return "0"
    if isinstance(value, int):
        return str(value)
    _, digits, exponent = Decimal(repr(abs(value))).as_tuple()
    text = "".join(map(str, digits)).lstrip("0")
    point = len(text) + exponent
    text = text.rstrip("0")
    sign = "-" if value < 0 else ""
    if len(text) <= point <= 21:
        return sign + text + "0" * (point - len(text))
    if 0 < point <= 21:
        return f"{sign}{text[:point]}.{text[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{text}"
    tail = f".{text[1:]}" if len(text) > 1 else ""
    return f"{sign}{text[0]}{tail}e{'+' if point > 0 else '-'}{abs(point - 1)}"


def same(a, b):
    return canonical(a) == canonical(b)


def sha(data):
    return hashlib.sha256(data).digest()


def is_hash(value):
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_whole(value, least, most):
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def has_exactly(value, names):
    return isinstance(value, dict) and set(value) == set(names.split())


# --- from secret to draws ---


def frame(text):
    data = text.encode("utf-8")
    return len(data).to_bytes(4, "big") + data


class Draws:
    """The draws of one outcome: words of 32 bits from blocks of HMAC-SHA-256."""

    def __init__(self, secret, texts):
        self.secret, self.head = bytes.fromhex(secret), b"".join(map(frame, texts))
        self.words, self.blocks = [], 0

    def word(self):
        if not self.words:
            block = hmac.digest(self.secret, self.head + frame(str(self.blocks)), "sha256")
            self.words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
            self.blocks += 1
        return self.words.pop(0)

    def below(self, n):
        limit = 2**32 - 2**32 % n
        while (word := self.word()) >= limit:
            pass
        return word % n


# --- the four games: what they wait for, what a roll is, what may follow ---


def option(options, name, fallback, allowed):
    value = options.get(name, fallback)
    require(allowed(value), f"option {name} can't be {value!r}")
    return value


class Game:
    """`waits` is 'chance', 'over', or the seats that choose, all of them at once and in secret."""

    def __init__(self, players, options, fewest, most, known):
        require(is_whole(players, fewest, most), f"{players} players")
        require(set(options) <= {"first", *known}, f"unknown options {options}")
        self.players, self.options = players, options
        self.first = option(options, "first", 0, lambda value: is_whole(value, 0, players - 1))
        self.chosen = {}

    def move(self, seat, move):
        require(isinstance(self.waits, set), f"a move while {self.waits} is awaited")
        require(is_whole(seat, 0, self.players - 1) and seat in self.waits - set(self.chosen), f"seat {seat} can't move")
        require(isinstance(move, dict) and self.allows(seat, move), f"seat {seat} may not play {move}")
        self.chosen[seat] = move
        if set(self.chosen) == self.waits:
            chosen, self.chosen = self.chosen, {}
            self.play(chosen)


class Qwixx(Game):
    COLOURS = "red yellow green blue".split()

    def __init__(self, players, options):
        super().__init__(players, options, 1, 5, {"games"})
        self.games = option(options, "games", 1, lambda value: is_whole(value, 1, 5))
        self.game = 1
        self.begin(self.first)

    def begin(self, seat):
        self.rows = [{colour: [] for colour in self.COLOURS} for _ in range(self.players)]
        self.penalties = [0] * self.players
        self.closed, self.active, self.waits = set(), seat % self.players, "chance"

    def roll(self, draws, said):
        dice = {"type": "roll", "white": [draws.below(6) + 1, draws.below(6) + 1]}
        for colour in self.COLOURS:
            if colour not in self.closed:
                dice[colour] = draws.below(6) + 1
        return dice

    def happen(self, outcome):
        self.dice = outcome
        self.phase, self.waits = "white", set(range(self.players))

    def allows(self, seat, move):
        if has_exactly(move, "type"):
            return move["type"] == "pass"
        if not has_exactly(move, "type row value") or move["type"] != "mark" or move["row"] not in self.COLOURS:
            return False
        row, value = move["row"], move["value"]
        white = self.dice["white"]
        sums = [sum(white)] if self.phase == "white" else [die + self.dice.get(row, 0) for die in white]
        if not is_whole(value, 2, 12) or value not in sums or row in self.closed:
            return False
        place, marks = self.place(row, value), self.rows[seat][row]
        return (not marks or place > marks[-1]) and (place < 10 or len(marks) >= 5)

    def place(self, row, value):
        return value - 2 if row in ("red", "yellow") else 12 - value

    def play(self, chosen):
        closing = set()
        for seat, move in chosen.items():
            if move["type"] == "mark":
                place = self.place(move["row"], move["value"])
                self.rows[seat][move["row"]].append(place)
                closing |= {move["row"]} if place == 10 else set()
        self.closed |= closing
        passed = chosen[self.active]["type"] == "pass"
        if self.phase == "white":
            self.missed, self.phase, self.waits = passed, "colour", {self.active}
        else:
            self.penalties[self.active] += passed and self.missed
            self.active, self.waits, over = (self.active + 1) % self.players, "chance", self.active
            if self.penalties[over] == 4:
                return self.end()
        if len(self.closed) >= 2:
            self.end()

    def end(self):
        if self.game == self.games:
            self.waits = "over"
        else:
            self.begin(self.first + self.game)
            self.game += 1


class Gambler(Game):
    # id, then each row: its boxes (digits, * with a length for stars, F for a full house) and its points
    BOARDS = """b01 6+10 55+20 123+30 *3+40 4444+60 F+80
b02 6+10 123+30 1234+50 12345+70 123456+100 33-30
b03 *1+10 *2+30 *3+50 *4+70 *5+90 *3-60
b04 F+80 F+80 11+20 66+20 *3+40 4-30
b05 111+40 222+40 333+40 123+30 *4+60 3-30
b06 444+40 555+40 666+40 456+30 F+80 5-20
b07 1+10 2+10 3+10 4+10 5+10 666666+150
b08 12345+100 6666+90 F+110 2-20 44-40 *3-50
b09 11+20 22+20 33+20 1122+60 4455+60 66-30
b10 135+40 111+40 3333+60 55555+90 3+10 246-50
b11 22+20 44+20 666+40 246+40 246642+120 135-40
b12 654321+100 54321+70 4321+50 321+30 1+10 *2-30
b13 5+20 *3+40 4444+60 F+80 123456+110 *3-50
b14 1+10 22+20 33+20 44+20 666+50 5-20
b15 *4+60 F+90 555+40 1234+50 6+10 *2-60
b16 *2+30 *3+40 111+40 23456+80 F+90 44-40
b17 565+40 616+40 1221+60 3443+60 25552+90 *2-30
b18 66+30 111+50 6666+70 3434+60 F+80 11-50
b19 1122+80 5566+80 123456+140 33-30 44-30 *2-40
b20 6+20 5555+70 F+90 123456+110 *6+120 44-80"""

    def __init__(self, players, options):
        super().__init__(players, options, 2, 6, {"target", "stars", "beginner", "boards"})
        self.target = option(options, "target", 500, lambda value: is_whole(value, 1, 2**53 - 1))
        self.distinct = option(options, "stars", "independent", lambda value: value in ("independent", "distinct")) == "distinct"
        self.beginner = option(options, "beginner", False, lambda value: isinstance(value, bool))
        self.boards = dict(map(self.shipped, self.BOARDS.split("\n")))
        self.points, self.round, self.phase, self.waits = [80] * players, 1, "boards", "chance"
        if "boards" in options:
            self.boards = {board["id"]: list(map(self.brought, board["rows"])) for board in options["boards"]}
            self.order = list(self.boards)
            self.uncover(self.first)

    def shipped(self, line):
        name, *rows = line.split(" ")
        split = [re.fullmatch(r"(\*\d|F|\d+)([+-]\d+)", row).groups() for row in rows]
        return name, [(boxes, int(points)) for boxes, points in split]

    def brought(self, row):
        boxes = {"numbers": lambda: "".join(map(str, row["boxes"])), "stars": lambda: f"*{row['length']}", "fullhouse": lambda: "F"}
        return boxes[row["kind"]](), row["points"]

    def length(self, row):
        boxes = self.board[row][0]
        return 5 if boxes == "F" else int(boxes[1]) if boxes[0] == "*" else len(boxes)

    def uncover(self, seat):
        self.board = self.boards[self.order[(self.round - 1) % len(self.order)]]
        self.rows = [[] for _ in self.board]
        self.supply = [30 // self.players] * self.players
        self.begin(seat)

    def begin(self, seat):
        self.active, self.phase, self.waits = seat, "roll", "chance"
        self.loose = min(5, self.supply[seat])

    def roll(self, draws, said):
        if self.phase == "roll":
            return {"type": "roll", "values": [draws.below(6) + 1 for _ in range(self.loose)]}
        left, order = list(self.boards), []
        while left:
            order.append(left.pop(draws.below(1 if self.beginner and not order else len(left))))
        return {"type": "boards", "order": order}

    def happen(self, outcome):
        if self.phase == "boards":
            self.order = outcome["order"]
            return self.uncover(self.first)
        self.hand, self.obliged = list(outcome["values"]), True
        self.phase, self.waits = "place", {self.active}
        if not any(self.fits(row, value) for row in range(len(self.rows)) for value in self.hand):
            self.end_turn()

    def fits(self, row, value):
        boxes, placed = self.board[row][0], self.rows[row]
        if len(placed) == self.length(row):
            return False
        if boxes[0].isdigit():
            return value == int(boxes[len(placed)])
        if not placed:
            stars = [dice[0] for (kind, _), dice in zip(self.board, self.rows) if kind[0] == "*" and dice]
            return not (self.distinct and boxes[0] == "*" and value in stars)
        if boxes[0] == "*" or len(placed) < 3:
            return value == placed[0]
        return value != placed[0] if len(placed) == 3 else value == placed[3]

    def allows(self, seat, move):
        if has_exactly(move, "type"):
            return move["type"] in ("roll", "stop") and not self.obliged
        if not has_exactly(move, "type row value") or move["type"] != "place":
            return False
        row, value = move["row"], move["value"]
        return is_whole(row, 0, len(self.rows) - 1) and is_whole(value, 1, 6) and value in self.hand and self.fits(row, value)

    def play(self, chosen):
        move = chosen[self.active]
        if move["type"] == "stop":
            return self.end_turn()
        if move["type"] == "roll":
            self.phase, self.waits = "roll", "chance"
            return
        row, value = move["row"], move["value"]
        self.rows[row].append(value)
        self.hand.remove(value)
        self.supply[self.active] -= 1
        self.loose, self.obliged = self.loose - 1, False
        if len(self.rows[row]) == self.length(row):
            self.points[self.active] = max(0, self.points[self.active] + self.board[row][1])
        if all(len(placed) == self.length(at) for at, placed in enumerate(self.rows)):
            self.end_round()
        elif self.loose == 0:
            self.end_turn()

    def end_turn(self):
        seat = (self.active + 1) % self.players
        while self.supply[seat] == 0:
            seat = (seat + 1) % self.players
        self.begin(seat)

    def end_round(self):
        if max(self.points) >= self.target:
            self.waits = "over"
        else:
            self.round += 1
            self.uncover((self.active + 1) % self.players)


class Onecard(Game):
    COLOURS = "red orange yellow green blue purple".split()
    # a line a card, c01 to c30: the lengths of its rows in the order of the colours, . for the one that is missing
    CARDS = """4444.4 4.4444 444.44 34454. 4.4354 43454. 5.5334 .53543 53.354 4.6433 36443. 3446.3 46244. 62.444 2445.5
4255.4 455.42 5.3624 253.46 26345. 353.63 63.335 .52355 325.55 .42626 .46262 5256.2 56.225 .36263 63.236"""

    def __init__(self, players, options):
        super().__init__(players, options, 1, 4, {"variant", "cards"})
        self.advanced = option(options, "variant", "basic", lambda value: value in ("basic", "advanced")) == "advanced"
        self.cards = {f"c{number:02}": self.shipped(line) for number, line in enumerate(self.CARDS.split(), 1)}
        if "cards" in options:
            self.cards = {card["id"]: {row["colour"]: row["length"] for row in card["rows"]} for card in options["cards"]}
        self.deck, self.display = list(self.cards), []
        self.hands = [{} for _ in range(players)]
        self.done, self.seat, self.rolls, self.active = [0] * players, 0, 0, self.first
        self.phase, self.waits = "draw", "chance"

    def shipped(self, line):
        return {colour: int(length) for colour, length in zip(self.COLOURS, line) if length != "."}

    def begin(self, seat):
        self.active = self.seat = seat % self.players
        self.rolls, self.dice, self.rolling = 0, [None] * 5, range(5)
        self.phase, self.waits = "roll", "chance"

    def roll(self, draws, said):
        if self.phase == "roll":
            return {"type": "roll", "colours": [self.COLOURS[draws.below(6)] for _ in self.rolling]}
        card = self.deck[draws.below(len(self.deck))]
        return {"type": "draw", "seat": self.seat, "card": card} if self.phase == "draw" else {"type": "display", "card": card}

    def happen(self, outcome):
        if self.phase == "roll":
            for die, colour in zip(self.rolling, outcome["colours"]):
                self.dice[die] = colour
            self.rolls += 1
            return self.wait("reroll" if self.rolls < 3 else "enter")
        self.deck.remove(outcome["card"])
        if self.phase == "display":
            self.display.append(outcome["card"])
            if len(self.display) == 3:
                self.begin(self.active) if self.rolls == 0 else self.next_seat()
            return
        self.receive(outcome["card"])
        if self.rolls > 0:
            return self.next_seat()
        if len(self.hands[self.seat]) == (5 if self.advanced else 2):
            self.seat += 1
            if self.seat == self.players:
                self.wait("keep") if self.advanced else self.begin(self.active)

    def receive(self, card):
        self.hands[self.seat][card] = dict(self.cards[card])

    def wait(self, phase):
        self.phase = phase
        self.waits = {"reroll": {self.active}, "keep": set(range(self.players))}.get(phase, {self.seat})

    def fitting(self, free):
        return [colour for colour in self.COLOURS if 0 < self.dice.count(colour) <= free.get(colour, 0)]

    def allows(self, seat, move):
        kind, card = move.get("type"), move.get("card")
        if self.phase == "reroll":
            dice = move.get("dice")
            again = has_exactly(move, "type dice") and kind == "reroll" and isinstance(dice, list) and dice
            return has_exactly(move, "type") and kind == "stop" or bool(
                again and all(is_whole(die, 0, 4) for die in dice) and dice == sorted(set(dice)))
        if self.phase == "enter":
            on = has_exactly(move, "type card") and kind == "enter" and isinstance(card, str) and card in self.hands[seat]
            return has_exactly(move, "type") and kind == "pass" or bool(on and self.fitting(self.hands[seat][card]))
        if self.phase == "take":
            return has_exactly(move, "type card") and kind == "take" and card in self.display
        cards = move.get("cards")
        return has_exactly(move, "type cards") and kind == "keep" and isinstance(cards, list) and len(cards) == 3 and all(
            isinstance(each, str) and each in self.hands[seat] for each in cards) and cards == sorted(set(cards))

    def play(self, chosen):
        if self.phase == "keep":
            for seat, move in chosen.items():
                self.hands[seat] = {card: free for card, free in self.hands[seat].items() if card in move["cards"]}
            held = {card for hand in self.hands for card in hand}
            self.deck = [card for card in self.cards if card not in held]
            self.phase, self.waits = "display", "chance"
            return
        move = next(iter(chosen.values()))
        if move["type"] == "reroll":
            self.rolling, self.phase, self.waits = move["dice"], "roll", "chance"
        elif move["type"] == "stop":
            self.wait("enter")
        elif move["type"] == "take":
            self.display.remove(move["card"])
            self.receive(move["card"])
            self.phase, self.waits = "display", "chance"
        elif move["type"] == "enter":
            self.enter(move["card"])
        else:
            self.next_seat()

    def enter(self, card):
        free = self.hands[self.seat][card]
        for colour in self.fitting(free):
            free[colour] -= self.dice.count(colour)
        if sum(boxes == 0 for boxes in free.values()) < 3:
            return self.next_seat()
        del self.hands[self.seat][card]
        self.done[self.seat] += 1
        if self.done[self.seat] == 4:
            self.next_seat()
        elif self.advanced:
            self.wait("take")
        else:
            self.phase, self.waits = "draw", "chance"

    def next_seat(self):
        self.seat = (self.seat + 1) % self.players
        if self.seat != self.active:
            self.wait("enter")
        elif 4 in self.done:
            self.waits = "over"
        else:
            self.begin(self.active + 1)


class Strike(Game):
    FACES = ["X", 2, 3, 4, 5, 6]

    def __init__(self, players, options):
        super().__init__(players, options, 2, 5, {"rounds"})
        self.rounds = players if option(options, "rounds", 1, lambda value: value in (1, "tournament")) == "tournament" else 1
        self.round, self.throws = 1, 0
        self.begin_round(self.first)

    def begin_round(self, seat):
        self.arena, self.next_id, self.out = {}, 0, set()
        self.reserve = [{2: 9, 3: 8, 4: 7, 5: 6}[self.players]] * self.players
        self.active, self.phase, self.waits = seat % self.players, "initial", "chance"

    def begin_turn(self, seat):
        self.active, self.may_stop, self.grand = seat, False, not self.arena
        self.waits = {seat}

    def roll(self, draws, said):
        """How thrown dice fall is physics: what the file says is taken, and held to the form."""
        if self.phase == "initial":
            outcome = {"type": "initial", "face": draws.below(5) + 2}
        else:
            self.throws += 1
            require(isinstance(said, dict) and isinstance(said.get("dice"), list), f"not a throw: {said}")
            ids = [*self.arena, *range(self.next_id, self.next_id + self.thrown)]
            require([self.lies(die) for die in said["dice"]] == ids, f"the throw is of dice {ids}")
            outcome = {"type": "settle", "dice": said["dice"]}
        return {**outcome, **({"rest": said["rest"]} if isinstance(said, dict) and "rest" in said else {})}

    def lies(self, die):
        out = has_exactly(die, "id out") and die["out"] is True
        cocked = has_exactly(die, "id face cocked") and die["cocked"] is True
        face = (has_exactly(die, "id face") or cocked) and not isinstance(die["face"], bool) and die["face"] in self.FACES
        require(out or face, f"not a die at rest: {die}")
        return die["id"]

    def happen(self, outcome):
        if self.phase == "initial":
            self.arena, self.next_id = {0: outcome["face"]}, 1
            return self.begin_turn(self.active)
        self.next_id += self.thrown
        faces = {die["id"]: die.get("face", "X") for die in outcome["dice"] if die.get("face", "X") != "X"}
        self.arena = {die: face for die, face in faces.items() if list(faces.values()).count(face) == 1}
        taken = len(faces) - len(self.arena)
        self.reserve[self.active] += taken
        if taken or self.reserve[self.active] == 0:
            return self.end_turn()
        self.grand, self.may_stop, self.waits = False, True, {self.active}

    def allows(self, seat, move):
        if move.get("type") == "stop":
            return has_exactly(move, "type") and self.may_stop
        return move.get("type") == "throw" and set(move) <= {"type", "throw", "group"} and isinstance(
            move.get("throw", {}), dict) and isinstance(move.get("group", []), list)

    def play(self, chosen):
        if chosen[self.active]["type"] == "stop":
            return self.end_turn()
        self.thrown = self.reserve[self.active] if self.grand else 1
        self.reserve[self.active] -= self.thrown
        self.phase, self.waits = "settle", "chance"

    def end_turn(self):
        if self.reserve[self.active] == 0:
            self.out.add(self.active)
            if len(self.out) == self.players - 1:
                return self.end_round()
        seat = (self.active + 1) % self.players
        while seat in self.out:
            seat = (seat + 1) % self.players
        self.begin_turn(seat)

    def end_round(self):
        if self.round == self.rounds:
            self.waits = "over"
        else:
            self.begin_round(self.first + self.round)
            self.round += 1


GAMES = {"qwixx": Qwixx, "gambler": Gambler, "onecard": Onecard, "strike": Strike}
# Strike's names its arena too, and another arena changes only what is not checked here.
RULES = {"qwixx": "1", "gambler": "1", "onecard": "1", "strike": "1 "}


def start(name, players, options):
    require(isinstance(name, str) and name in GAMES, f"unknown game {name!r}")
    require(isinstance(options, dict), "options must be an object")
    return GAMES[name](players, options)


def take_back(game, events, steps, entry):
    """The game as it was before a move that still stands, and before all that was chosen at once with it."""
    require(game.waits != "over" and not game.chosen, "nothing can be taken back now")
    back = entry["back"]
    require(isinstance(back, int) and not isinstance(back, bool), f"not an entry: {back!r}")
    step = next((at for at, entries in enumerate(steps) if back in entries), None)
    require(step is not None and has_exactly(events[back], "seat move"), f"entry {back} is no move that stands")
    require(same(events[back]["seat"], entry["seat"]), f"entry {back} is a move of another seat")
    del steps[step:]
    before = type(game)(game.players, game.options)
    for at in [each for entries in steps for each in entries]:
        if "chance" in events[at]:
            before.happen(events[at]["chance"])
        else:
            before.move(events[at]["seat"], events[at]["move"])
    if isinstance(game, Strike):
        before.throws = game.throws
    game.__dict__.clear()
    game.__dict__.update(before.__dict__)


def replay(game, events, draws_of):
    """Plays the events; `draws_of` gives the draws of the next outcome and is told every entry after it was checked."""
    require(isinstance(events, list), "events must be a list")
    # What stands, step by step: the entries of one outcome, or of all choices that were revealed together.
    steps, chosen = [], []
    for at, entry in enumerate(events):
        try:
            if has_exactly(entry, "seat back"):
                take_back(game, events, steps, entry)
                chosen = []
                draws_of(entry, False)
                continue
            if has_exactly(entry, "chance"):
                require(game.waits == "chance", f"a roll while {game.waits} is awaited")
                fell = game.roll(draws_of(entry, True), entry["chance"])
                require(same(fell, entry["chance"]), f"the file says {entry['chance']}, but the dice fell {fell}")
                game.happen(entry["chance"])
                steps.append([at])
            else:
                require(has_exactly(entry, "seat move"), f"not an event: {entry}")
                game.move(entry["seat"], entry["move"])
                chosen.append(at)
                if not game.chosen:
                    steps.append(chosen)
                    chosen = []
                draws_of(entry, False)
        except Wrong as wrong:
            raise Wrong(f"event {at}: {wrong}")


# --- scheme 1 ---


def verify_seeded(file, seen):
    dice = file["dice"]
    require(all(is_hash(dice.get(name)) for name in ("commitment", "secret")), "commitment and secret must be hashes")
    require(isinstance(dice.get("table"), str), "dice.table must be a text")
    game = start(file.get("game"), file.get("players"), file.get("options"))
    seeds = dice.get("seeds")
    require(isinstance(seeds, list) and len(seeds) == game.players and all(isinstance(seed, str) for seed in seeds), "a seed a seat")
    require(sha(bytes.fromhex(dice["secret"])).hex() == dice["commitment"], "the secret does not fit the commitment")
    count = 0

    def draws_of(_, is_outcome):
        nonlocal count
        count += is_outcome
        return Draws(dice["secret"], [dice["scheme"], dice["table"], *seeds, str(count - 1)])

    replay(game, file.get("events"), draws_of)
    require(game.waits == "over", "the game is not over")
    require(not (seen.head or seen.digest or seen.words or seen.key), "scheme 1 has no heads, digests, words or key")
    require(seen.commitment in (None, dice["commitment"]), "the commitment is not the one you saw")
    require(set(seen.seed) <= set(seeds), "your seed is not in the dice")
    return report(game, count, ["seen: commitment"] * (not seen.commitment) + ["seen: seed"] * (not seen.seed))


# --- scheme 2 ---

OPENING = "scheme table round game rules players options chairs wait commitment heads"
LINKS = 1024


def check_opening(opening):
    require(has_exactly(opening, OPENING), "the opening has other members")
    require(opening["scheme"] == "rattlecup-dice/2", "the opening is of another scheme")
    require(all(isinstance(opening[name], str) for name in ("table", "game", "rules")), "table, game, rules: texts")
    require(is_whole(opening["round"], 1, 2**53 - 1) and opening["wait"] in ("here", "all"), "round or wait")
    require(is_hash(opening["commitment"]), "the commitment must be a hash")
    players, chairs, heads = opening["players"], opening["chairs"], opening["heads"]
    require(is_whole(players, 1, 8) and isinstance(chairs, list) and isinstance(heads, list), "players, chairs, heads")
    require(len(chairs) == len(heads) == players, "one chair and one head a seat")
    text = (str, type(None))
    require(all(has_exactly(chair, "name bot") and isinstance(chair["name"], text) and isinstance(chair["bot"], text)
                for chair in chairs), "a chair has a name and a bot")
    given = [head for head in heads if head is not None]
    require(all(map(is_hash, given)) and len(set(given)) == len(given), "heads must be hashes, all different")
    require(all(head is None or chair["bot"] is None for head, chair in zip(heads, chairs)), "a bot of the house has no head")


class Ledger:
    """The digest, the chains and the broken seals, ask by ask."""

    def __init__(self, opening):
        self.opening, self.players = opening, opening["players"]
        self.digest = sha(canonical(opening))
        self.chains = {seat: (head, 0, head, 0) for seat, head in enumerate(opening["heads"]) if head}
        self.heads = {head for head in opening["heads"] if head}
        self.broken, self.asks, self.words = [0] * self.players, [], []

    def record(self, record):
        self.digest = sha(self.digest + canonical(record))

    def run(self, ask):
        """Takes the next ask and its links; returns what all draws of the run begin with."""
        number = len(self.asks)
        self.ask(number, ask)
        self.record({"asked": ask["asked"], "chains": ask["chains"]})
        self.asks.append(self.digest.hex())
        self.answer(number, ask["asked"], ask["links"])
        self.record({"links": ask["links"]})
        self.words.append(table_words(self.digest))

    def ask(self, number, ask):
        chains, asked = ask["chains"], ask["asked"]
        require(all(has_exactly(chain, "seat head") and is_whole(chain["seat"], 0, self.players - 1) and is_hash(chain["head"])
                    for chain in chains), f"ask {number}: chains")
        seats = [chain["seat"] for chain in chains]
        require(seats == sorted(set(seats)), f"ask {number}: chains must ascend by seat, one a seat")
        for chain in chains:
            require(chain["head"] not in self.heads, f"ask {number}: a head comes a second time")
            self.heads.add(chain["head"])
            self.chains[chain["seat"]] = (chain["head"], number, chain["head"], 0)
        can = [seat for seat, chain in sorted(self.chains.items()) if number - chain[1] < LINKS and self.broken[seat] < 3]
        require(all(is_whole(seat, 0, self.players - 1) for seat in asked) and asked == sorted(set(asked)), f"ask {number}: asked must ascend")
        require(set(asked) <= set(can), f"ask {number}: a seat without a live chain, or with three broken seals, is asked")
        require(self.opening["wait"] == "here" or asked == can, f"ask {number}: not all are asked")

    def answer(self, number, asked, links):
        require(len(links) == self.players, f"ask {number}: one link a seat")
        for seat, link in enumerate(links):
            if link is None:
                self.broken[seat] += seat in asked
                continue
            require(seat in asked and is_hash(link), f"ask {number}: a link of seat {seat} that was not asked for")
            head, first, known, place = self.chains[seat]
            data = bytes.fromhex(link)
            for _ in range(number - first + 1 - place):
                data = sha(data)
            require(data.hex() == known, f"ask {number}: the link of seat {seat} is not of its chain")
            self.chains[seat] = (head, first, link, number - first + 1)


def table_words(digest):
    bits = int.from_bytes(digest[:6], "big")
    parts = [bits >> 6 * at & 63 for at in range(7, -1, -1)]
    syllables = ["bdfghjklmnprstvz"[part >> 2] + "aiou"[part & 3] for part in parts]
    return " ".join(syllables[at] + syllables[at + 1] for at in range(0, 8, 2))


def open_part(entry):
    if "chance" not in entry:
        return entry
    if entry["chance"].get("type") == "boards":
        return {"chance": {"type": "boards"}}
    return {"chance": {name: value for name, value in entry["chance"].items() if name != "rest"}}


def verify_house(file, seen):
    dice = file["dice"]
    require(has_exactly(dice, "scheme opening secret asks end"), "dice has other members")
    require(is_hash(dice["secret"]) and isinstance(dice["asks"], list), "dice.secret or dice.asks")
    require(dice["end"] in ("over", "stopped", "dropped"), f"no such end: {dice['end']}")
    require(all(has_exactly(ask, "asked chains links") and all(isinstance(part, list) for part in ask.values())
                for ask in dice["asks"]), "an ask has exactly the lists asked, chains and links")
    opening = dice["opening"]
    check_opening(opening)
    require(sha(bytes.fromhex(dice["secret"])).hex() == opening["commitment"], "the secret does not fit the commitment")
    for name in ("game", "players", "options", "chairs"):
        require(name in file and same(file[name], opening[name]), f"{name} is not that of the opening")
    game = start(opening["game"], opening["players"], opening["options"])
    known = RULES[opening["game"]]
    require(opening["rules"] == known or known[-1] == " " and opening["rules"].startswith(known), "rules of another version")
    ledger, count, without, within = Ledger(opening), 0, 0, False

    def draws_of(entry, is_outcome):
        nonlocal count, without, within
        if is_outcome and not within:
            require(len(ledger.asks) < len(dice["asks"]), "more runs than asks")
            ledger.run(dice["asks"][len(ledger.asks)])
        within = is_outcome
        links = dice["asks"][len(ledger.asks) - 1]["links"] if is_outcome else []
        require(not is_outcome or isinstance(entry["chance"], dict), "not an outcome")
        ledger.record(open_part(entry))
        count += is_outcome
        without += is_outcome and not any(links)
        texts = [dice["scheme"], ledger.asks[-1] if ledger.asks else "", str(count - 1), *(link or "" for link in links)]
        return Draws(dice["secret"], texts)

    replay(game, file.get("events"), draws_of)
    require(len(ledger.asks) == len(dice["asks"]), "more asks than runs")
    require((game.waits == "over") == (dice["end"] == "over"), f"the end is not {dice['end']}")
    require(not game.chosen, "choices that were never uncovered")
    require(not (within and game.waits == "chance"), "the game breaks off within a run")
    if "log" in file:
        verify_log(file, sha(canonical(opening)).hex())
    missing = compare(file, ledger, seen)
    return report(game, count, missing, f"{without} rolls without any link, broken seals {ledger.broken}")


def compare(file, ledger, seen):
    """What somebody saw against the file; returns what was not given."""
    opening, log = file["dice"]["opening"], file.get("log")
    require(not seen.seed, "scheme 2 has no seeds")
    require(seen.commitment in (None, opening["commitment"]), "the commitment is not the one you saw")
    if seen.head:
        seats = [[head] if head else [] for head in opening["heads"]]
        for ask in file["dice"]["asks"]:
            for chain in ask["chains"]:
                seats[chain["seat"]].append(chain["head"])
        require(any(set(heads) == set(seen.head) for heads in seats), "no seat has exactly the heads you gave")
    for noted in seen.digest:
        ask, _, digest = noted.rpartition(":")
        found = [sha(canonical(opening)).hex(), *ledger.asks] if not ask else ledger.asks[int(ask) : int(ask) + 1]
        require(digest in found, f"the digest {noted} is not in this game")
    for words in seen.words:
        require(" ".join(words.split()) in ledger.words, f"the words {words} are not in this game")
    require(seen.key in (None, log and log["key"]), "the log's key is not the one you know")
    given = {"log": log, "seen: commitment": seen.commitment, "seen: heads": seen.head, "seen: digests": seen.digest,
             "seen: words": seen.words, "seen: key": seen.key}
    return [name for name, value in given.items() if not value]


# --- the public log ---


def verify_log(file, opening):
    log = file["log"]
    require(has_exactly(log, "key open close") and all(isinstance(text, str) for text in log.values()), "log")
    found = re.fullmatch(r"([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)", log["key"])
    require(found, "the log's key is no key")
    name, ident, encoded = found.groups()
    data = unbase64(encoded)
    require(len(data) == 33 and data[0] == 1, "the log's key is not Ed25519")
    require(sha(name.encode() + b"\n" + data)[:4].hex() == ident, "the id of the key is not its own")
    body = {member: value for member, value in file.items() if member != "log"}
    close = {"kind": "close", "opening": opening, "end": file["dice"]["end"], "file": sha(canonical(body)).hex()}
    first, size = verify_proof(log["open"], {"kind": "open", "opening": opening}, name, bytes.fromhex(ident), data[1:])
    last, _ = verify_proof(log["close"], close, name, bytes.fromhex(ident), data[1:])
    require(first < last and size <= last, "the opening was logged after the end")


def unbase64(text):
    try:
        data = base64.b64decode(text, validate=True)
    except ValueError:
        raise Wrong("not base64")
    require(base64.b64encode(data).decode() == text, "not base64")
    return data


def verify_proof(text, entry, name, ident, key):
    proof, _, note = text.partition("\n\n")
    header, place, *hashes = [*proof.split("\n"), ""] if "\n" not in proof else proof.split("\n")
    require(header == "c2sp.org/tlog-proof@v1" and re.fullmatch(r"index (0|[1-9]\d{0,15})", place), "not a proof of a log")
    index, path = int(place[6:]), list(map(unbase64, hashes))
    body, blank, signatures = note.rpartition("\n\n")
    lines = re.fullmatch(r"([^\n]+)\n(0|[1-9]\d*)\n(\S+)", body)
    require(blank and lines and lines[1] == name, "not a checkpoint of this log")
    size, root = int(lines[2]), unbase64(lines[3])
    require(signatures.endswith("\n"), "a signature must end its line")
    signed = False
    for line in signatures[:-1].split("\n"):
        found = re.fullmatch(r"— (\S+) (\S+)", line)
        require(found, "not a signature")
        data = unbase64(found[2])
        if found[1] == name and data[:4] == ident and not signed:
            signed = ed25519(key, (body + "\n").encode(), data[4:])
            require(signed, "the checkpoint is not signed by the log")
    require(signed, "the checkpoint is not signed by the log")
    require(all(len(each) == 32 for each in path), "not a path of hashes")
    require(root_by_path(sha(b"\0" + canonical(entry)), index, size, path) == root, "the entry is not in the log")
    return index, size


def root_by_path(leaf, index, size, path):
    if not 0 <= index < size:
        return None
    if size == 1:
        return None if path else leaf
    if not path:
        return None
    split = 1 << (size - 1).bit_length() - 1
    if index < split:
        own = root_by_path(leaf, index, split, path[:-1])
        return own and sha(b"\1" + own + path[-1])
    own = root_by_path(leaf, index - split, size - split, path[:-1])
    return own and sha(b"\1" + path[-1] + own)


P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def add(a, b):
    s, t = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    u, v = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = t - s, v - u, v + u, t + s
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(n, point):
    result = (0, 1, 1, 0)
    while n:
        result = add(result, point) if n & 1 else result
        point, n = add(point, point), n >> 1
    return result


def point_from(data):
    number = int.from_bytes(data, "little")
    sign, y = number >> 255, number & (1 << 255) - 1
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or x == 0 and sign:
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = point_from((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def ed25519(key, message, signature):
    """RFC 8032."""
    if len(key) != 32 or len(signature) != 64:
        return False
    a, r, s = point_from(key), point_from(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % Q
    left, right = times(s, BASE), add(r, times(h, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


# --- the program ---


def report(game, count, missing, more=""):
    lines = [f"Fair: {count} rolls checked.", *([more] if more else [])]
    if isinstance(game, Strike):
        lines.append(f"NOT checked: how the dice of {game.throws} throws fell (physics).")
    if missing:
        lines.append(f"NOT given: {', '.join(missing)}.")
    return "\n".join(lines)


def verify(path, seen):
    with open(path, encoding="utf-8") as source:
        file = read_json(source.read())
    require(isinstance(file, dict) and isinstance(file.get("dice"), dict), "not the file of a finished game")
    schemes = {"rattlecup-dice/1": verify_seeded, "rattlecup-dice/2": verify_house}
    scheme = file["dice"].get("scheme")
    require(isinstance(scheme, str) and scheme in schemes, f"unknown scheme {scheme!r}")
    return schemes[scheme](file, seen)


def main():
    parser = argparse.ArgumentParser(description="Verifies files of finished games.")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--commitment")
    parser.add_argument("--key")
    for name in ("seed", "head", "digest", "words"):
        parser.add_argument(f"--{name}", action="append", default=[])
    seen = parser.parse_args()
    status = 0
    for path in seen.files:
        try:
            print(f"{path}: {verify(path, seen)}")
        except (Wrong, OSError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as wrong:
            # Whatever a file makes this program stumble over is not of the form that the page describes.
            print(f"{path}: NOT as promised: {wrong}", file=sys.stderr)
            status = 1
    sys.exit(status)


if __name__ == "__main__":
    main()
