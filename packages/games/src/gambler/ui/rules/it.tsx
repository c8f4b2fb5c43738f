import type { ReactNode } from 'react'
import { BegunDrawing, ChipsDrawing, KindsDrawing, TurnDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Venti tabelloni, trenta dadi e una sola idea: di ogni riga conta soltanto l’ultimo dado. Da due a sei
        giocatori riempiono lo stesso tabellone; chi completa una riga ne prende tutti i punti, anche se il
        lavoro l’hanno fatto gli altri.
      </p>
      <h2>Prima di cominciare</h2>
      <p>
        I dadi si dividono in parti uguali: 15 a testa in due, 10 in tre, 7 in quattro (due restano nella
        scatola), 6 in cinque e 5 in sei. Tutti cominciano con 80 punti: tre gettoni bianchi da 10 e uno
        giallo da 50. I gettoni blu valgono 100. Si mescolano i tabelloni e si scopre il primo. Per la prima
        partita potete mettere in cima il tabellone per principianti.
      </p>
      <ChipsDrawing label="I gettoni di due giocatori: uno giallo e tre bianchi fanno 80; due blu, uno giallo e uno bianco fanno 260." />
      <h2>Le righe</h2>
      <KindsDrawing label="Quattro righe: i numeri 1, 2, 3, 4 per 50 punti; tre stelle per 40; un full per 80; e una riga nera con due quattro, che costa 40." />
      <p>
        Un tabellone ha sei righe. Un dado si posa sempre sulla prossima casella libera della sua riga, da
        sinistra a destra.
      </p>
      <ul>
        <li>
          <strong>Numeri:</strong> ogni casella prende esattamente il valore che mostra.
        </li>
        <li>
          <strong>Stelle:</strong> il primo dado è a scelta; tutti gli altri della riga devono essere uguali a
          quello.
        </li>
        <li>
          <strong>Full:</strong> tre dadi uguali sulle stelle verdi piene, poi due dadi uguali di un altro
          valore sulle stelle rosse vuote.
        </li>
      </ul>
      <BegunDrawing label="Tre righe cominciate. Dopo 1 e 2, la prossima casella prende un 3. Dopo un 5 su una stella, la stella seguente prende un 5. Dopo tre 2, la coppia del full prende tutto tranne un 2." />
      <h2>Il tuo turno</h2>
      <TurnDrawing label="Dal bussolotto rotolano i dadi, alcuni vanno sul tabellone e il resto può tornare nel bussolotto." />
      <ol>
        <li>
          Lancia cinque dadi, o tutti quelli che hai se sono di meno. Quelli oltre i cinque restano nella
          riserva per questo turno.
        </li>
        <li>
          Se un dado va bene, devi posarne uno. Poi puoi posarne altri dello stesso lancio, uno alla volta,
          nelle righe che vuoi.
        </li>
        <li>
          Quindi ti fermi, oppure rilanci tutti i dadi di questo turno che non hai posato; non puoi metterne
          da parte. Di nuovo devi posarne almeno uno. Un turno ha al massimo cinque lanci.
        </li>
      </ol>
      <p>
        Il turno finisce anche quando nessun dado di un lancio va bene, quando hai posato tutti i dadi di
        questo turno o quando il tabellone è pieno. I dadi non posati tornano nella tua riserva. Se resti
        senza dadi, salti il turno fino alla manche successiva.
      </p>
      <h2>I punti</h2>
      <p>
        Chi posa l’ultimo dado di una riga gialla ne riceve subito i punti. Chi completa una riga nera deve
        invece pagarli. Se non bastano, paghi quello che hai e continui con 0. In un turno puoi completare più
        righe; contano nell’ordine in cui le finisci.
      </p>
      <h2>Le manche e la fine</h2>
      <p>
        Una manche finisce quando l’ultima casella del tabellone è occupata. I dadi si dividono di nuovo,
        tutti tengono i loro punti e si scopre il tabellone seguente. Comincia il vicino di sinistra di chi ha
        completato il tabellone.
      </p>
      <p>
        La partita finisce dopo una manche in cui almeno un giocatore ha 500 punti o più (o quanti ne avete
        concordati). Vince chi ne ha di più; in caso di parità si divide la vittoria. Arrivare a 500 a metà di
        una manche non basta: puoi ancora perderli.
      </p>
      <h2>Le stelle: due letture</h2>
      <p>
        Secondo il regolamento tedesco le righe di stelle di un tabellone non hanno niente a che fare l’una
        con l’altra, e così giochiamo. Secondo quello francese devono avere tutte valori diversi; potete
        sceglierlo quando aprite un tavolo. I full restano a parte in entrambi i casi.
      </p>
      <h2>Un consiglio</h2>
      <p>
        Ogni dado che posi avvicina qualcuno ai punti, e dopo di te tocca al tuo vicino. Apri tardi le righe
        lunghe, fermati prima di doverlo fare e conta quanti dadi restano agli altri.
      </p>
    </>
  )
}
