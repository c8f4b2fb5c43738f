import type { ReactNode } from 'react'
import { ArenaDrawing, DealTable, FacesDrawing, Figure } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Bei Strike zählen Nerven und eine ruhige Hand. Du wirfst Würfel in eine Arena und hoffst, dass danach
        gleiche Zahlen daliegen: Diese Würfel bekommst du zurück. Wer noch Würfel hat, wenn alle anderen keine
        mehr haben, gewinnt die Runde.
      </p>
      <h2>Was ihr braucht</h2>
      <p>
        Eine ovale Arena mit weichem Boden, schrägen Wänden und einem Rand obenauf, dazu Würfel, die dort ein
        X haben, wo andere eine 1 zeigen.
      </p>
      <Figure drawing={<FacesDrawing />}>Die sechs Seiten eines Würfels: X, 2, 3, 4, 5 und 6.</Figure>
      <p>
        Alle bekommen gleich viele Würfel und legen sie als Vorrat vor sich. Ein weiterer Würfel kommt in die
        Arena; er zeigt irgendeine Zahl, nur kein X. Was übrig bleibt, wird nicht gebraucht.
      </p>
      <DealTable players="Spieler" dice="Würfel je Spieler" />
      <h2>Ein Zug</h2>
      <p>
        Du musst einen Würfel aus deinem Vorrat werfen. Wie, das ist deine Sache: sanft, damit sich nichts
        rührt, oder hart auf die Würfel, die schon daliegen, damit sie umfallen und etwas Neues zeigen. Vor
        jedem Wurf darfst du die Würfel in der Arena zusammenschieben, wie du willst. Sie zeigen danach
        dasselbe wie vorher und liegen flach: nie gestapelt, nie gekippt.
      </p>
      <Figure drawing={<ArenaDrawing faces={[2, 5, 6]} thrown={3} />}>
        Drei verschiedene Zahlen liegen in der Arena. Eine 2, 5 oder 6 passt sofort; ein guter Treffer kann es
        auch richten.
      </Figure>
      <p>Liegen alle Würfel still, seht ihr sie euch in dieser Reihenfolge an:</p>
      <ol>
        <li>Würfel außerhalb der Arena oder oben auf ihrem Rand sind aus dem Spiel.</li>
        <li>
          Ein Würfel, der so schräg steht, dass man nicht sagen kann, was er zeigt, wird neben der Arena noch
          einmal gewürfelt und mit dieser Zahl zurückgelegt. Zeigt er ein X, ist er aus dem Spiel.
        </li>
        <li>Würfel, die ein X zeigen, sind aus dem Spiel.</li>
        <li>
          Zeigen zwei oder mehr Würfel dieselbe Zahl, nimmst du sie alle in deinen Vorrat, und genauso bei
          jeder weiteren Zahl, die mindestens zweimal daliegt. Dein Zug ist zu Ende.
        </li>
        <li>
          Sind alle Zahlen verschieden, entscheidest du: noch einen Würfel werfen oder aufhören. Wer keinen
          Würfel mehr hat, hört von selbst auf.
        </li>
      </ol>
      <Figure drawing={<ArenaDrawing faces={[3, 5, 3, 6, 5]} />}>
        Ein Strike! Zwei Dreien und zwei Fünfen: Vier Würfel gehen an den Werfer. Die 6 bleibt für den
        Nächsten liegen.
      </Figure>
      <p>
        Würfel an das X oder über die Wand zu verlieren, beendet deinen Zug nicht. Das tun nur gleiche Zahlen,
        deine eigene Entscheidung oder ein leerer Vorrat.
      </p>
      <h2>Der große Wurf</h2>
      <p>
        Ist die Arena leer, wenn dein Zug beginnt, reicht ein Würfel nicht: Du musst deinen ganzen Vorrat auf
        einmal werfen. Danach geht es weiter wie nach jedem Wurf. Leerst du die Arena dagegen mitten in deinem
        eigenen Zug, weil der letzte Würfel ein X zeigt oder hinausfliegt, hast du nichts genommen, und dein
        Zug geht weiter: Du darfst aufhören oder einzeln weiterwerfen. Hörst du auf, steht dein Nachbar vor
        der leeren Arena.
      </p>
      <h2>Ausscheiden</h2>
      <p>
        Wer am Ende seines Zuges keinen Würfel mehr im Vorrat hat, scheidet aus der Runde aus. Sobald nur noch
        einer dabei ist, hat er sie gewonnen, und die Würfel bleiben liegen, wie sie sind.
      </p>
      <h2>Punkte und Turnier</h2>
      <p>
        Scheidest du aus, bekommst du einen Punkt für jeden, der noch dabei ist. Wer die Runde gewinnt,
        bekommt keinen. Wer die wenigsten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. Im
        Turnier gibt es so viele Runden wie Spieler, jeder beginnt eine davon, und die Punkte aller Runden
        werden zusammengezählt.
      </p>
      <h2>Werfen am Bildschirm</h2>
      <p>
        Zieh den leuchtenden Würfel zurück und lass los: Er fliegt in die andere Richtung, umso härter, je
        weiter du gezogen hast. Ein Schlenker zur Seite gibt ihm Drall. Zieh Würfel, um sie
        zusammenzuschieben; zieh irgendwo sonst, um die Arena zu drehen und von einer anderen Seite zu werfen.
        Harte Würfe drehen mehr Würfel um und fliegen öfter hinaus. Wie der Würfel in deiner Hand liegt und
        das leichte Zittern, das jede Hand hat, bestimmen die fairen Würfel erst, wenn du losgelassen hast:
        Den perfekten Wurf kann also niemand ausrechnen.
      </p>
    </>
  )
}
