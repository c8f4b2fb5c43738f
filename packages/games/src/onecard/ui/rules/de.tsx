import type { ReactNode } from 'react'
import { CardDrawing, EntryDrawing, RollDrawing, ScoringDrawing } from './drawings.tsx'
import css from './rules.module.css'

export function Rules(): ReactNode {
  return (
    <article className={css['rules']} lang="de">
      <p>
        Alle füllen die Farbreihen auf ihren eigenen Karten, und alle benutzen jeden Wurf, ganz gleich, wer
        ihn geworfen hat. Setze den ganzen Wurf auf eine Karte, lass möglichst wenig verfallen und trödle
        nicht: Hat jemand vier Karten gewertet, ist Schluss. Für zwei bis vier Personen, oder allein zum Üben.
      </p>
      <h2>Karten und Würfel</h2>
      <p>
        Es gibt 30 Karten und fünf Würfel. Jeder Würfel zeigt sechs Farben: Rot, Orange, Gelb, Grün, Blau und
        Lila. Eine Karte hat fünf Reihen in fünf dieser Farben, eine Farbe fehlt also. Eine Reihe hat zwei bis
        sechs Felder, eine Karte insgesamt zwanzig. Zwei ihrer Reihen tragen eine Sonne. Die Symbole helfen
        nur, die Farben zu unterscheiden.
      </p>
      <CardDrawing caption="Eine Reihe ist so viele Punkte wert, wie sie Felder hat; die Zahl steht im letzten Feld. Hier tragen Rot und Gelb eine Sonne, Orange fehlt." />
      <h2>Vor dem Spiel</h2>
      <p>
        Die Karten werden gemischt, und alle bekommen zwei davon, offen. Wer beginnt, nimmt sich die Würfel.
      </p>
      <h2>Würfeln</h2>
      <p>
        Bist du an der Reihe, wirfst du alle fünf Würfel. Danach darfst du bis zu zweimal nachwürfeln, mit so
        vielen Würfeln, wie du willst: mit einem, mit allen fünf oder mit beliebig vielen dazwischen. Was
        einmal liegen geblieben ist, darfst du später trotzdem werfen. Hör auf, wann du magst; nach dem
        dritten Wurf steht das Ergebnis von selbst fest.
      </p>
      <RollDrawing caption="Drei Würfel bleiben liegen, zwei werden nachgewürfelt." />
      <h2>Eintragen</h2>
      <p>
        Nun dürfen alle nacheinander, im Uhrzeigersinn und zuerst die Person, die gewürfelt hat, das Ergebnis
        auf einer ihrer Karten benutzen. Angekreuzt wird von links nach rechts.
      </p>
      <ul>
        <li>Das ganze Ergebnis gehört auf eine Karte. Aufteilen ist nicht erlaubt.</li>
        <li>
          Eine Farbe zählt nur, wenn alle ihre Würfel in die freien Felder der Reihe passen. Sonst wird keiner
          davon eingetragen.
        </li>
        <li>Niemand muss eintragen. Wer aber eine Karte wählt, trägt jede Farbe ein, die darauf passt.</li>
        <li>Passt auf eine Karte keine einzige Farbe, kannst du sie nicht wählen. Passen darfst du immer.</li>
      </ul>
      <EntryDrawing caption="Beide lila Würfel kommen hinein. Gelb hat nur ein freies Feld für zwei Würfel und geht leer aus; Orange gibt es auf dieser Karte nicht." />
      <h2>Eine Karte werten</h2>
      <p>
        Sobald auf einer Karte drei Reihen voll sind, wird sie gewertet, sofort und ohne Nachfrage. Jede volle
        Reihe bringt ihre Punkte, die übrigen bringen nichts. Trägt eine der vollen Reihen eine Sonne, gibt es
        2 Punkte extra; sind beide Sonnenreihen voll, gibt es 5 extra. Mit Glück und Planung wird im selben
        Zug noch eine vierte oder sogar die fünfte Reihe voll: Bis zu 25 Punkte sind möglich.
      </p>
      <ScoringDrawing caption="Lila 5, Gelb 3 und Grün 2, dazu 2 für die Sonne bei Gelb: 12 Punkte." />
      <p>
        Die gewertete Karte kommt zur Seite, und wer sie gewertet hat, zieht eine neue, bevor die nächste
        Person einträgt. Nach der vierten Karte wird nicht mehr gezogen, denn mit diesem Zug endet das Spiel
        ohnehin. Haben alle eingetragen oder gepasst, gehen die Würfel im Uhrzeigersinn weiter.
      </p>
      <h2>Das Ende</h2>
      <p>
        Das Spiel endet nach dem Zug, in dem jemand die vierte Karte gewertet hat; diesen letzten Wurf dürfen
        alle noch benutzen. Auch auf Karten, die nicht gewertet wurden, bringt jede volle Reihe ihre Punkte,
        Sonnen zählen dort aber nicht. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den
        Sieg.
      </p>
      <h2>Für Fortgeschrittene</h2>
      <p>
        Alle spielen mit drei Karten. Du bekommst fünf, offen; alle wählen gleichzeitig und geheim drei ihrer
        Karten aus. Die anderen beiden kommen zurück in den Stapel. Daneben werden drei Karten aufgedeckt. Wer
        eine Karte wertet, nimmt eine von diesen, statt zu ziehen, und die Lücke wird sofort vom Stapel
        gefüllt. Alles andere bleibt gleich.
      </p>
    </article>
  )
}
