import type { ReactNode } from 'react'
import { CardDrawing, EntryDrawing, RollDrawing, ScoringDrawing } from './drawings.tsx'
import css from './rules.module.css'

export function Rules(): ReactNode {
  return (
    <article className={css['rules']} lang="en">
      <p>
        Everybody fills the coloured rows of their own cards, and everybody uses every roll, whoever made it.
        Put the whole roll on one card, waste as little as you can, and be quick: once somebody has scored
        four cards, it is over. For two to four players, or one to practise.
      </p>
      <h2>Cards and dice</h2>
      <p>
        There are 30 cards and five dice. Each die shows six colours: red, orange, yellow, green, blue and
        purple. A card has five rows in five of these colours, so one colour is missing. A row has two to six
        boxes, and a card has twenty in all. Two of its rows carry a sun. The symbols only help to tell the
        colours apart.
      </p>
      <CardDrawing caption="A row is worth as many points as it has boxes; the number stands in its last box. Here red and yellow carry a sun, and orange is missing." />
      <h2>Before the game</h2>
      <p>
        The cards are shuffled, and everybody gets two of them, face up. One player starts and takes the dice.
      </p>
      <h2>Rolling</h2>
      <p>
        On your turn you roll all five dice. Then you may roll again, up to twice, with as many dice as you
        like: one, all five, or any number in between. You may roll dice later that you kept before. Stop
        whenever you are happy; after the third roll the result stands.
      </p>
      <RollDrawing caption="Three dice stay, two are rolled again." />
      <h2>Entering</h2>
      <p>
        Now everybody in turn, clockwise and starting with the player who rolled, may use the result on one of
        their own cards. Boxes are crossed from left to right.
      </p>
      <ul>
        <li>The whole result belongs to one card. It can’t be shared out between several.</li>
        <li>
          A colour counts only if all its dice fit into the free boxes of its row. If they don’t, not one of
          them is entered.
        </li>
        <li>You needn’t enter anything. But if you choose a card, you enter every colour that fits on it.</li>
        <li>If no colour fits on a card, you can’t choose it. Passing is always allowed.</li>
      </ul>
      <EntryDrawing caption="Both purple dice go in. Yellow has one free box for two dice, so it gets nothing; orange is not on this card." />
      <h2>Scoring a card</h2>
      <p>
        As soon as three rows of a card are full, it is scored, at once and without asking. Each full row
        brings its points; other rows bring nothing. If one full row carries a sun, you get 2 points more; if
        both sun rows are full, 5 more. With luck and planning a fourth or even a fifth row fills up in the
        same turn: up to 25 points are possible.
      </p>
      <ScoringDrawing caption="Purple 5, yellow 3 and green 2, and 2 more for the sun beside yellow: 12 points." />
      <p>
        The scored card is set aside, and its owner draws a new one before the next player enters. Nobody
        draws after their fourth card: the game ends with this turn anyway. When everybody has entered or
        passed, the dice go to the next player clockwise.
      </p>
      <h2>The end</h2>
      <p>
        The game ends after the turn in which somebody scored a fourth card; everybody still uses that last
        roll. Full rows on cards that were not scored bring their points too, but their suns bring nothing.
        Most points win; a tie is a shared win.
      </p>
      <h2>The advanced game</h2>
      <p>
        Everybody plays with three cards. You are dealt five, face up; all choose three of theirs at the same
        time, in secret. The other two go back into the deck. Then three cards are laid open beside it.
        Whoever scores a card takes one of these instead of drawing, and the gap is filled from the deck at
        once. Everything else stays the same.
      </p>
    </article>
  )
}
