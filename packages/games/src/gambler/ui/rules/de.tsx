import type { ReactNode } from 'react'
import { BegunDrawing, ChipsDrawing, KindsDrawing, TurnDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Zwanzig Tableaus, dreißig Würfel und ein Gedanke: In jeder Reihe zählt nur der letzte Würfel. Zwei bis
        sechs Spieler füllen dasselbe Tableau; wer eine Reihe vollmacht, bekommt alle ihre Punkte, auch wenn
        die anderen die Arbeit hatten.
      </p>
      <h2>Bevor es losgeht</h2>
      <p>
        Die Würfel werden gleichmäßig verteilt: zu zweit je 15, zu dritt 10, zu viert 7 (zwei bleiben in der
        Schachtel), zu fünft 6 und zu sechst 5. Alle beginnen mit 80 Punkten: drei weißen Chips zu 10 und
        einem gelben zu 50. Blaue Chips sind 100 wert. Die Tableaus werden gemischt, das oberste wird
        aufgedeckt. Für die erste Partie könnt ihr das Einsteiger-Tableau obenauf legen.
      </p>
      <ChipsDrawing label="Die Chips zweier Spieler: ein gelber und drei weiße sind 80; zwei blaue, ein gelber und ein weißer sind 260." />
      <h2>Die Reihen</h2>
      <KindsDrawing label="Vier Reihen: die Zahlen 1, 2, 3, 4 für 50 Punkte; drei Sterne für 40; ein Full House für 80; und eine schwarze Reihe mit zwei Vieren, die 40 kostet." />
      <p>
        Ein Tableau hat sechs Reihen. Ein Würfel kommt immer auf das nächste freie Feld seiner Reihe, von
        links nach rechts.
      </p>
      <ul>
        <li>
          <strong>Zahlen:</strong> Jedes Feld nimmt genau die Zahl, die darin steht.
        </li>
        <li>
          <strong>Sterne:</strong> Der erste Würfel ist beliebig, alle weiteren dieser Reihe müssen ihm
          gleichen.
        </li>
        <li>
          <strong>Full House:</strong> drei gleiche Würfel auf die gefüllten grünen Sterne, dann zwei gleiche
          mit einer anderen Zahl auf die hohlen roten.
        </li>
      </ul>
      <BegunDrawing label="Drei begonnene Reihen. Nach 1 und 2 nimmt das nächste Feld eine 3. Nach einer 5 auf einem Stern nimmt der nächste Stern eine 5. Nach drei Zweien nimmt das Paar des Full House alles außer einer 2." />
      <h2>Dein Zug</h2>
      <TurnDrawing label="Aus dem Becher rollen die Würfel, vom Wurf kommen Würfel aufs Tableau, der Rest darf zurück in den Becher." />
      <ol>
        <li>
          Würfle mit fünf Würfeln, oder mit allen, wenn du weniger hast. Was über fünf hinausgeht, bleibt in
          diesem Zug im Vorrat.
        </li>
        <li>
          Passt ein Würfel, musst du einen ablegen. Danach darfst du beliebig viele weitere dieses Wurfs
          ablegen, einen nach dem anderen, in beliebigen Reihen.
        </li>
        <li>
          Dann hörst du auf, oder du würfelst weiter: mit allen Würfeln dieses Zuges, die du nicht abgelegt
          hast; einzelne zurückhalten darfst du nicht. Wieder musst du mindestens einen ablegen. Mehr als fünf
          Würfe hat ein Zug nicht.
        </li>
      </ol>
      <p>
        Dein Zug endet auch, wenn kein Würfel eines Wurfs passt, wenn alle Würfel dieses Zuges abgelegt sind
        oder wenn das Tableau voll ist. Nicht abgelegte Würfel kommen zurück in deinen Vorrat. Hast du keine
        Würfel mehr, setzt du bis zur nächsten Runde aus.
      </p>
      <h2>Punkte</h2>
      <p>
        Wer den letzten Würfel einer gelben Reihe ablegt, bekommt ihre Punkte sofort aus der Bank. Wer eine
        schwarze Reihe vollmacht, muss sie zahlen. Reicht es nicht, zahlst du, was du hast, und spielst mit 0
        weiter. In einem Zug kannst du mehrere Reihen vollmachen; sie zählen in der Reihenfolge, in der du sie
        abschließt.
      </p>
      <h2>Runden und Spielende</h2>
      <p>
        Eine Runde endet, wenn das letzte Feld belegt ist. Die Würfel werden neu verteilt, alle behalten ihre
        Punkte, das nächste Tableau wird aufgedeckt. Es beginnt der linke Nachbar dessen, der das Tableau
        vollgemacht hat.
      </p>
      <p>
        Das Spiel endet nach einer Runde, in der mindestens einer 500 Punkte oder mehr hat (oder so viele, wie
        ihr vereinbart habt). Wer die meisten hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. 500
        mitten in der Runde genügen nicht: Du kannst sie noch verlieren.
      </p>
      <h2>Sternreihen: zwei Lesarten</h2>
      <p>
        Nach der deutschen Anleitung haben die Sternreihen eines Tableaus nichts miteinander zu tun; so
        spielen wir. Nach der französischen müssen sie alle verschiedene Zahlen zeigen; das könnt ihr
        einstellen, wenn ihr einen Tisch eröffnet. Full Houses bleiben so oder so für sich.
      </p>
      <h2>Ein Rat</h2>
      <p>
        Jeder Würfel, den du ablegst, bringt jemanden näher an die Punkte, und nach dir ist dein Nachbar dran.
        Eröffne lange Reihen spät, hör auf, bevor du es musst, und zähl mit, wie viele Würfel die anderen noch
        haben.
      </p>
    </>
  )
}
