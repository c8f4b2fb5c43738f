import type { ReactNode } from 'react'
import { ColourDrawing, Figure, PointsTable, RowDrawing, WhiteDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Alle haben einen Zettel mit vier farbigen Reihen und wollen möglichst viele Zahlen ankreuzen. Je mehr
        Kreuze in einer Reihe stehen, desto mehr zählt jedes weitere. Der Haken: Eine Reihe geht immer nur von
        links nach rechts.
      </p>
      <h2>Der Zettel</h2>
      <p>
        Rot und Gelb steigen von 2 bis 12, Grün und Blau fallen von 12 bis 2. Du musst nicht ganz links
        anfangen und darfst so viele Zahlen überspringen, wie du magst. Aber alles, was links von deinem
        letzten Kreuz liegt, ist für den Rest des Spiels verloren.
      </p>
      <Figure drawing={<RowDrawing row="red" crossed={[5, 7]} />}>
        Zuerst wurde die 5 angekreuzt, dann die 7. Die 2, 3, 4 und 6 gehen nicht mehr.
      </Figure>
      <h2>Ein Zug</h2>
      <p>
        Wer am Zug ist, würfelt mit allen sechs Würfeln: zwei weißen und einem in jeder Farbe. Danach folgen
        zwei Aktionen, eine nach der anderen.
      </p>
      <h3>Zuerst: die weißen Würfel, für alle</h3>
      <p>
        Die beiden weißen Würfel werden zusammengezählt. Alle, auch wer gewürfelt hat, dürfen diese Zahl in
        einer Reihe ihrer Wahl ankreuzen oder passen. Ihr wählt gleichzeitig und verdeckt; gezeigt werden die
        Kreuze erst, wenn sich alle entschieden haben.
      </p>
      <Figure drawing={<WhiteDrawing dice={[1, 4]} />}>
        Weiß 1 und 4 ergeben 5. Alle dürfen eine 5 ankreuzen: in Rot, Gelb, Grün oder Blau.
      </Figure>
      <h3>Danach: die farbigen Würfel, nur für den, der gewürfelt hat</h3>
      <p>
        Wer gewürfelt hat, darf jetzt einen der weißen Würfel mit einem der farbigen zusammenzählen und die
        Summe in der Reihe dieser Farbe ankreuzen oder passen. Die anderen machen bei dieser Aktion nicht mit.
      </p>
      <Figure drawing={<ColourDrawing white={4} row="blue" value={6} />}>
        Weiß 4 und Blau 6 ergeben 10, also wird die blaue 10 angekreuzt.
      </Figure>
      <h2>Fehlwürfe</h2>
      <p>
        Wer gewürfelt hat und in keiner der beiden Aktionen etwas ankreuzt, muss einen Fehlwurf ankreuzen: am
        Ende minus 5 Punkte. Die anderen bekommen nie einen Fehlwurf, ob sie etwas ankreuzen oder nicht. Dann
        geht es im Uhrzeigersinn weiter.
      </p>
      <h2>Eine Reihe schließen</h2>
      <p>
        Die letzte Zahl einer Reihe ganz rechts (12 in Rot und Gelb, 2 in Grün und Blau) darfst du nur
        ankreuzen, wenn du in dieser Reihe schon mindestens fünf Kreuze hast. Dann kreuzt du auch das Schloss
        daneben an, und das Schloss zählt als ein weiteres Kreuz.
      </p>
      <Figure drawing={<RowDrawing row="green" crossed={[11, 9, 8, 5, 3, 2]} locked />}>
        Fünf Kreuze, dann die 2: Das Schloss gibt es dazu, das macht sieben Kreuze.
      </Figure>
      <p>
        Die Reihe ist nun für alle geschlossen, und ihr Würfel kommt sofort aus dem Spiel. Geschieht das mit
        den weißen Würfeln, bekommen alle das Schloss, die in derselben Aktion diese letzte Zahl ankreuzen.
        Eine Reihe, die mit den weißen Würfeln geschlossen wurde, gilt schon in der zweiten Aktion desselben
        Zuges nicht mehr.
      </p>
      <h2>Ende und Wertung</h2>
      <p>
        Das Spiel endet sofort, wenn zwei Reihen geschlossen sind, egal von wem, oder wenn jemand den vierten
        Fehlwurf bekommt. Mit den weißen Würfeln können zwei Reihen auf einmal zugehen, sodass am Ende sogar
        drei geschlossen sind. Beenden die weißen Würfel das Spiel, gibt es keine zweite Aktion mehr und dafür
        auch keinen Fehlwurf.
      </p>
      <PointsTable crosses="Kreuze" points="Punkte" />
      <p>
        Jede Reihe zählt nach ihren Kreuzen, das Schloss eingeschlossen; jeder Fehlwurf kostet 5. Ein
        Beispiel: 4 Kreuze in Rot, 3 in Gelb, 7 in Grün, 8 in Blau und zwei Fehlwürfe ergeben 10 + 6 + 28 + 36
        − 10 = 70. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
      </p>
      <h2>Mehrere Spiele, und allein</h2>
      <p>
        Ihr könnt bis zu fünf Spiele hintereinander spielen und die Punkte zusammenzählen; jedes weitere
        beginnt, wer links von der Person sitzt, die das vorige begonnen hat. Allein bist du immer am Zug und
        hast beide Aktionen: Schau, wie weit du kommst.
      </p>
    </>
  )
}
