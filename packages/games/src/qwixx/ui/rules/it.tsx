import type { ReactNode } from 'react'
import { ColourDrawing, Figure, PointsTable, RowDrawing, WhiteDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Ognuno ha una cartella con quattro righe colorate e cerca di segnare più numeri possibile. Più
        crocette ci sono in una riga, più vale ogni crocetta in più. Il bello è che una riga si riempie sempre
        e solo da sinistra a destra.
      </p>
      <h2>La cartella</h2>
      <p>
        Il rosso e il giallo salgono da 2 a 12, il verde e il blu scendono da 12 a 2. Non devi cominciare
        proprio da sinistra e puoi saltare quanti numeri vuoi. Ma tutto ciò che sta a sinistra della tua
        ultima crocetta è perso per il resto della partita.
      </p>
      <Figure drawing={<RowDrawing row="red" crossed={[5, 7]} />}>
        Prima è stato segnato il 5, poi il 7. Il 2, il 3, il 4 e il 6 non si possono più segnare.
      </Figure>
      <h2>Un turno</h2>
      <p>
        Chi è di turno lancia tutti e sei i dadi: due bianchi e uno per ogni colore. Seguono due azioni, una
        dopo l’altra.
      </p>
      <h3>Prima: i dadi bianchi, per tutti</h3>
      <p>
        Si sommano i due dadi bianchi. Tutti, anche chi ha lanciato, possono segnare quel numero in una riga a
        scelta, oppure passare. Si sceglie nello stesso momento e in segreto; le crocette si mostrano quando
        tutti hanno deciso.
      </p>
      <Figure drawing={<WhiteDrawing dice={[1, 4]} />}>
        Bianco 1 e 4 fanno 5. Ognuno può segnare un 5: rosso, giallo, verde o blu.
      </Figure>
      <h3>Poi: i dadi colorati, solo per chi ha lanciato</h3>
      <p>
        Chi ha lanciato può ora sommare uno dei dadi bianchi e uno dei dadi colorati e segnare la somma nella
        riga di quel colore, oppure passare. Gli altri non partecipano a questa azione.
      </p>
      <Figure drawing={<ColourDrawing white={4} row="blue" value={6} />}>
        Bianco 4 e blu 6 fanno 10: si segna il 10 blu.
      </Figure>
      <h2>I lanci a vuoto</h2>
      <p>
        Se chi ha lanciato non segna nulla né nella prima né nella seconda azione, deve segnare un lancio a
        vuoto: 5 punti in meno alla fine. Gli altri non prendono mai un lancio a vuoto, che segnino qualcosa o
        no. Poi tocca al giocatore seguente, in senso orario.
      </p>
      <h2>Chiudere una riga</h2>
      <p>
        L’ultimo numero di una riga, tutto a destra (12 nel rosso e nel giallo, 2 nel verde e nel blu), si può
        segnare solo se in quella riga hai già almeno cinque crocette. Allora segni anche il lucchetto
        accanto, e il lucchetto vale come una crocetta in più.
      </p>
      <Figure drawing={<RowDrawing row="green" crossed={[11, 9, 8, 5, 3, 2]} locked />}>
        Cinque crocette, poi il 2: con il lucchetto diventano sette.
      </Figure>
      <p>
        La riga è ora chiusa per tutti, e il suo dado esce subito dal gioco. Se succede con i dadi bianchi,
        ricevono il lucchetto anche tutti gli altri che segnano lo stesso ultimo numero in quella stessa
        azione. Una riga chiusa con i dadi bianchi non si può più usare nella seconda azione dello stesso
        turno.
      </p>
      <h2>La fine e i punti</h2>
      <p>
        La partita finisce subito quando due righe sono chiuse, non importa da chi, oppure quando qualcuno
        prende il quarto lancio a vuoto. Con i dadi bianchi se ne possono chiudere due insieme: alla fine
        possono quindi essere perfino tre. Se la partita finisce con i dadi bianchi, non c’è la seconda azione
        e nemmeno un lancio a vuoto per questo.
      </p>
      <PointsTable crosses="Crocette" points="Punti" />
      <p>
        Ogni riga conta secondo le sue crocette, lucchetto compreso; ogni lancio a vuoto costa 5. Un esempio:
        4 crocette rosse, 3 gialle, 7 verdi, 8 blu e due lanci a vuoto fanno 10 + 6 + 28 + 36 − 10 = 70. Vince
        chi ha più punti; in caso di parità la vittoria è condivisa.
      </p>
      <h2>Più partite, e da soli</h2>
      <p>
        Si possono giocare fino a cinque partite di seguito e sommare i punti; ogni nuova partita la comincia
        il vicino di sinistra di chi ha cominciato la precedente. Da soli si è sempre di turno, con tutte e
        due le azioni: guarda fin dove arrivi.
      </p>
    </>
  )
}
