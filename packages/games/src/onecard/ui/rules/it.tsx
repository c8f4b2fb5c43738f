import type { ReactNode } from 'react'
import { CardDrawing, EntryDrawing, RollDrawing, ScoringDrawing } from './drawings.tsx'
import css from './rules.module.css'

export function Rules(): ReactNode {
  return (
    <article className={css['rules']} lang="it">
      <p>
        Ognuno riempie le righe colorate delle proprie carte, e tutti usano ogni lancio, chiunque l’abbia
        fatto. Metti tutto il lancio su una sola carta, spreca il meno possibile e non perdere tempo: appena
        qualcuno ha conteggiato quattro carte, si finisce. Da due a quattro persone, o da soli per allenarsi.
      </p>
      <h2>Carte e dadi</h2>
      <p>
        Ci sono 30 carte e cinque dadi. Ogni dado mostra sei colori: rosso, arancione, giallo, verde, blu e
        viola. Una carta ha cinque righe in cinque di questi colori, quindi un colore manca. Una riga ha da
        due a sei caselle, una carta ne ha venti in tutto. Due delle sue righe portano un sole. I simboli
        servono soltanto a distinguere i colori.
      </p>
      <CardDrawing caption="Una riga vale tanti punti quante sono le sue caselle; il numero sta nell’ultima. Qui il rosso e il giallo portano un sole, e l’arancione manca." />
      <h2>Prima di giocare</h2>
      <p>Si mescolano le carte e ognuno ne riceve due, scoperte. Chi comincia prende i dadi.</p>
      <h2>Lanciare</h2>
      <p>
        Quando tocca a te, lanci tutti e cinque i dadi. Poi puoi rilanciare, fino a due volte, con quanti dadi
        vuoi: uno solo, tutti e cinque o un numero qualsiasi in mezzo. Un dado tenuto da parte può essere
        rilanciato più tardi. Fermati quando il risultato ti piace; dopo il terzo lancio il risultato è
        comunque definitivo.
      </p>
      <RollDrawing caption="Tre dadi restano, due si rilanciano." />
      <h2>Segnare</h2>
      <p>
        Adesso tutti, uno dopo l’altro in senso orario e a partire da chi ha lanciato, possono usare il
        risultato su una delle proprie carte. Le caselle si segnano da sinistra a destra.
      </p>
      <ul>
        <li>Tutto il risultato va su una sola carta. Non si può dividere fra più carte.</li>
        <li>
          Un colore vale solo se tutti i suoi dadi trovano posto nelle caselle libere della riga. Altrimenti
          non se ne segna nessuno.
        </li>
        <li>Nessuno è obbligato a segnare. Ma chi sceglie una carta segna tutti i colori che ci stanno.</li>
        <li>Se su una carta non ci sta nessun colore, non la puoi scegliere. Passare è sempre permesso.</li>
      </ul>
      <EntryDrawing caption="I due dadi viola si segnano. Il giallo ha una sola casella libera per due dadi e resta a mani vuote; l’arancione su questa carta non c’è." />
      <h2>Conteggiare una carta</h2>
      <p>
        Appena tre righe di una carta sono piene, la carta si conteggia, subito e senza chiedere. Ogni riga
        piena porta i suoi punti, le altre niente. Se una riga piena ha il sole, ci sono 2 punti in più; se
        sono piene tutte e due le righe con il sole, 5 in più. Con un po’ di fortuna e di previdenza nello
        stesso turno si riempie anche la quarta o perfino la quinta riga: si può arrivare a 25 punti.
      </p>
      <ScoringDrawing caption="Viola 5, giallo 3 e verde 2, più 2 per il sole accanto al giallo: 12 punti." />
      <p>
        La carta conteggiata si mette da parte, e chi l’ha conteggiata ne pesca una nuova prima che segni il
        prossimo. Dopo la quarta carta non si pesca più, perché con quel turno la partita finisce. Quando
        tutti hanno segnato o passato, i dadi vanno al prossimo in senso orario.
      </p>
      <h2>La fine</h2>
      <p>
        La partita finisce dopo il turno in cui qualcuno ha conteggiato la quarta carta; quell’ultimo lancio
        lo usano ancora tutti. Anche sulle carte non conteggiate ogni riga piena porta i suoi punti, ma lì i
        soli non valgono. Vince chi ha più punti; in caso di parità la vittoria è condivisa.
      </p>
      <h2>Il gioco avanzato</h2>
      <p>
        Ognuno gioca con tre carte. Ne ricevi cinque, scoperte; tutti ne scelgono tre nello stesso momento e
        in segreto. Le altre due tornano nel mazzo. Accanto al mazzo si scoprono poi tre carte. Chi conteggia
        una carta prende una di queste invece di pescare, e il posto vuoto si riempie subito dal mazzo. Tutto
        il resto rimane uguale.
      </p>
    </article>
  )
}
