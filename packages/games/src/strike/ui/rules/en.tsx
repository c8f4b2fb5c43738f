import type { ReactNode } from 'react'
import { ArenaDrawing, DealTable, FacesDrawing, Figure } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Strike is a game of nerve and aim. You throw dice into an arena and hope to leave equal numbers there:
        those dice come back to you. Whoever still has dice when everybody else has run out wins the round.
      </p>
      <h2>What you need</h2>
      <p>
        An oval arena with a soft floor, sloping walls and a ledge on top, and dice that have an X where
        others have a 1.
      </p>
      <Figure drawing={<FacesDrawing />}>The six faces of a die: X, 2, 3, 4, 5 and 6.</Figure>
      <p>
        Everybody gets the same number of dice and keeps them in front of them as their reserve. One more die
        is put into the arena, showing any number but X. Dice that are left over are not used.
      </p>
      <DealTable players="Players" dice="Dice each" />
      <h2>A turn</h2>
      <p>
        You must throw one die from your reserve. How you throw is up to you: softly, so that nothing moves,
        or hard at the dice that lie there, so that they turn over and show something new. Before every throw
        you may push the dice in the arena together as you like. Their faces stay as they are, and they lie
        flat: never stacked, never tilted.
      </p>
      <Figure drawing={<ArenaDrawing faces={[2, 5, 6]} thrown={3} />}>
        Three different numbers lie in the arena. A 2, a 5 or a 6 would match at once; a good hit can do it
        too.
      </Figure>
      <p>When all dice have come to rest, look at them in this order:</p>
      <ol>
        <li>Dice outside the arena, or up on its ledge, are out of the game.</li>
        <li>
          A die that stands on edge so that nobody can say what it shows is rolled again beside the arena and
          put back with that number. If it shows X, it is out of the game.
        </li>
        <li>Dice that show X are out of the game.</li>
        <li>
          If two or more dice show the same number, you take all of them into your reserve. The same goes for
          every other number that is there at least twice. Your turn is over.
        </li>
        <li>
          If all numbers differ, you choose: throw another die, or stop. If you have no dice left, you stop
          anyway.
        </li>
      </ol>
      <Figure drawing={<ArenaDrawing faces={[3, 5, 3, 6, 5]} />}>
        A strike! Two threes and two fives: four dice go to the thrower. The 6 stays for the next player.
      </Figure>
      <p>
        Losing dice to the X or over the wall does not end your turn by itself. Only equal numbers, your own
        decision or an empty reserve do.
      </p>
      <h2>The grand throw</h2>
      <p>
        If the arena is empty when your turn begins, one die is not enough: you must throw your whole reserve
        at once. Then everything goes on as after any other throw. If instead you empty the arena in the
        middle of your own turn, because the last die showed X or flew out, you have taken nothing, so your
        turn goes on: you may stop, or throw one die at a time. If you stop, your neighbour faces the empty
        arena.
      </p>
      <h2>Going out</h2>
      <p>
        Whoever has no die in their reserve at the end of their turn is out of the round. As soon as only one
        player is left, that player has won it, and the dice stay as they lie.
      </p>
      <h2>Points and tournaments</h2>
      <p>
        When you go out you get a point for each player who is still in. The winner of the round gets none.
        Fewest points win, and equal points share the win. In a tournament there are as many rounds as
        players, everybody begins one of them, and the points of all rounds are added up.
      </p>
      <h2>Throwing on the screen</h2>
      <p>
        Pull the glowing die back and let go: it flies the other way, the harder the further you pulled. A
        flick to the side gives it spin. Drag dice to group them, drag anywhere else to turn the arena and
        throw from another side. Hard throws turn more dice, and fly out more often. How the die lies in your
        hand and the small tremor that every hand has are drawn by the fair dice after you have let go, so
        nobody can work out a perfect throw.
      </p>
    </>
  )
}
