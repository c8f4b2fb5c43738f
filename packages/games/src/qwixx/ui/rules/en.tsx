import type { ReactNode } from 'react'
import { ColourDrawing, Figure, PointsTable, RowDrawing, WhiteDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Everybody has a sheet with four coloured rows and tries to cross as many numbers as possible. The more
        crosses a row has, the more each further one is worth. The catch: a row only ever runs from left to
        right.
      </p>
      <h2>The sheet</h2>
      <p>
        Red and yellow go up from 2 to 12, green and blue go down from 12 to 2. You don’t have to start at the
        far left, and you may skip as many numbers as you like. But everything to the left of your last cross
        is lost for the rest of the game.
      </p>
      <Figure drawing={<RowDrawing row="red" crossed={[5, 7]} />}>
        The 5 was crossed first, then the 7. The 2, 3, 4 and 6 can’t be crossed any more.
      </Figure>
      <h2>A turn</h2>
      <p>
        The active player, whose turn it is, rolls all six dice: two white ones and one of each colour. Then
        there are two actions, one after the other.
      </p>
      <h3>First: the white dice, for everyone</h3>
      <p>
        The two white dice are added. Everybody, the active player included, may cross that number in one row
        of their choice, or pass. All choose at the same time and in secret; the crosses are shown once
        everybody has decided.
      </p>
      <Figure drawing={<WhiteDrawing dice={[1, 4]} />}>
        White 1 and 4 make 5. Each player may cross one 5, red, yellow, green or blue.
      </Figure>
      <h3>Second: the coloured dice, for the active player only</h3>
      <p>
        The active player may now add one of the white dice to one of the coloured dice and cross the sum in
        the row of that colour, or pass. Nobody else takes part in this action.
      </p>
      <Figure drawing={<ColourDrawing white={4} row="blue" value={6} />}>
        White 4 and blue 6 make 10, so the blue 10 is crossed.
      </Figure>
      <h2>Penalties</h2>
      <p>
        If the active player crosses nothing in either action, a penalty box is crossed: minus 5 points at the
        end. The others never take a penalty, whether they cross something or not. Then the turn passes to the
        next player, clockwise.
      </p>
      <h2>Locking a row</h2>
      <p>
        The last number of a row, at the far right (12 in red and yellow, 2 in green and blue), may be crossed
        only if you already have at least five crosses in that row. If you cross it, you also cross the lock
        beside it, and the lock counts as one more cross.
      </p>
      <Figure drawing={<RowDrawing row="green" crossed={[11, 9, 8, 5, 3, 2]} locked />}>
        Five crosses, then the 2: the lock comes with it, which makes seven crosses.
      </Figure>
      <p>
        The row is now locked for everyone, and its die leaves the game at once. If that happens with the
        white dice, everyone who crosses the same last number in that very action gets the lock as well. A row
        locked with the white dice can’t be used any more in the second action of the same turn.
      </p>
      <h2>The end and the points</h2>
      <p>
        The game ends at once when two rows are locked, no matter by whom, or when somebody takes a fourth
        penalty. With the white dice two rows can be locked at the same moment, so there may even be three in
        the end. If the white dice end the game, there is no second action and no penalty for it.
      </p>
      <PointsTable crosses="Crosses" points="Points" />
      <p>
        Each row counts by its crosses, the lock included; each penalty costs 5. Example: 4 red crosses, 3
        yellow, 7 green, 8 blue and two penalties make 10 + 6 + 28 + 36 − 10 = 70. Most points win; a tie is a
        shared win.
      </p>
      <h2>Several games, and playing alone</h2>
      <p>
        You can play up to five games and add up the points; the player to the left of the last starting
        player starts the next game. On your own you are always the active player and take both actions: see
        how far you get.
      </p>
    </>
  )
}
