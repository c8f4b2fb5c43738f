# A bot that speaks DGP/1, for `rattlecup ladder`. An engine of ours keeps the rules; choosing is done here.
# Run: npx rattlecup ladder qwixx --levels random --games 20 --bot 'mine=python3 examples/dgp_bot.py'
import json
import subprocess
import sys

ENGINE = ["npx", "rattlecup", "engine"]
engine = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(request):
    """Sends the engine one line and reads its answer."""
    engine.stdin.write(json.dumps(request) + "\n")
    engine.stdin.flush()
    return json.loads(engine.stdout.readline())


def choose(table, seat):
    """The part to make better: a legal move, chosen by what the seat may see."""
    moves = ask({"cmd": "moves", "table": table, "seat": seat})["moves"]
    view = ask({"cmd": "view", "table": table, "seat": seat})["view"]
    return moves[0] if view["phase"] != "over" else None


for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "bot":
        answer = {"id": request["id"], "ok": True, "move": choose(request["table"], request["seat"])}
    else:
        answer = ask(request)
    print(json.dumps(answer), flush=True)
