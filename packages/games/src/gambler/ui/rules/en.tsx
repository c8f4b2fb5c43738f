import type { ReactNode } from 'react'
import { BegunDrawing, ChipsDrawing, KindsDrawing, TurnDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Twenty boards, thirty dice, and one idea: only the last die of a row counts. Two to six players fill
        the same board; whoever finishes a row takes all of its points, no matter who did the work.
      </p>
      <h2>Before you begin</h2>
      <p>
        The dice are dealt evenly: 15 each for two players, 10 for three, 7 for four (two stay in the box), 6
        for five and 5 for six. Everyone starts with 80 points: three white chips of 10 and a yellow one of
        50. Blue chips are worth 100. The boards are shuffled and the top one is uncovered; for a first game
        you can put the beginners’ board on top.
      </p>
      <ChipsDrawing label="Two players’ chips: one yellow and three white make 80; two blue, one yellow and one white make 260." />
      <h2>The rows</h2>
      <KindsDrawing label="Four rows: the numbers 1, 2, 3, 4 for 50 points; three stars for 40; a full house for 80; and a black row with two fours that costs 40." />
      <p>A board has six rows. A die always goes on the next free box of a row, from left to right.</p>
      <ul>
        <li>
          <strong>Numbers:</strong> every box takes exactly the value printed in it.
        </li>
        <li>
          <strong>Stars:</strong> the first die may be anything; all others of that row must equal it.
        </li>
        <li>
          <strong>Full house:</strong> three equal dice on the filled green stars, then two equal dice of
          another value on the hollow red ones.
        </li>
      </ul>
      <BegunDrawing label="Three rows begun. After 1 and 2, the next box takes a 3. After a 5 on a star, the next star takes a 5. After three twos, the pair of the full house takes anything but a 2." />
      <h2>Your turn</h2>
      <TurnDrawing label="From the cup the dice roll, from the roll dice go on the board, and the rest may go back into the cup." />
      <ol>
        <li>
          Roll five dice, or all you have if they are fewer. Dice beyond five stay out of reach this turn.
        </li>
        <li>
          If any die fits, you must place one. After that you may place as many more of this roll as you like,
          one by one, in any rows.
        </li>
        <li>
          Then stop, or roll again with all dice of this turn that you haven’t placed; you can’t hold some of
          them back. Again at least one must be placed. You get at most five rolls in a turn.
        </li>
      </ol>
      <p>
        Your turn also ends when no die of a roll fits, when you have placed all your dice of this turn, or
        when the board is full. Dice you didn’t place go back to your supply. If you run out of dice you are
        passed over until the next round.
      </p>
      <h2>Points</h2>
      <p>
        Whoever places the last die of a yellow row is paid its points at once. Whoever completes a black row
        must pay them instead. If you can’t pay in full, you pay what you have and continue with 0. In one
        turn you may complete several rows, and they count in the order in which you finish them.
      </p>
      <h2>Rounds and the end</h2>
      <p>
        A round is over when the last box of the board is filled. The dice are dealt out again, everyone keeps
        their points, and the next board is uncovered. The player to the left of whoever filled the board
        starts.
      </p>
      <p>
        The game ends after a round in which at least one player has 500 points or more (or whatever you
        agreed on). Most points win; a tie is a shared win. Reaching 500 in the middle of a round isn’t
        enough: you can still lose them again.
      </p>
      <h2>Star rows: two readings</h2>
      <p>
        In the German rules, the star rows of a board have nothing to do with each other, and that is how we
        play. In the French ones, all star rows of a board must take different values; you can choose this
        when you set up a game. Full houses stand apart either way.
      </p>
      <h2>A word of advice</h2>
      <p>
        Every die you place brings somebody closer to the points, and after you it is your neighbour’s turn.
        Open long rows late, stop before you have to open them, and count how many dice the others have left.
      </p>
    </>
  )
}
