import type { ReactNode } from 'react'
import { ArenaDrawing, DealTable, FacesDrawing, Figure } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        A Strike servono nervi saldi e buona mira. Lanci dadi in un’arena sperando di lasciarvi numeri uguali:
        quei dadi tornano a te. Chi ha ancora dadi quando tutti gli altri li hanno finiti vince la manche.
      </p>
      <h2>Che cosa serve</h2>
      <p>
        Un’arena ovale con il fondo morbido, le pareti inclinate e un bordo in alto, e dadi che hanno una X al
        posto dell’1.
      </p>
      <Figure drawing={<FacesDrawing />}>Le sei facce di un dado: X, 2, 3, 4, 5 e 6.</Figure>
      <p>
        Tutti ricevono lo stesso numero di dadi e li tengono davanti a sé: sono la riserva. Un altro dado va
        nell’arena e mostra un numero qualsiasi, ma non la X. I dadi che avanzano non si usano.
      </p>
      <DealTable players="Giocatori" dice="Dadi a testa" />
      <h2>Un turno</h2>
      <p>
        Devi lanciare un dado della tua riserva. Come, lo decidi tu: piano, perché non si muova nulla, oppure
        forte contro i dadi che sono già lì, perché si girino e mostrino qualcosa di nuovo. Prima di ogni
        lancio puoi avvicinare i dadi nell’arena come preferisci. Le facce restano quelle che sono e i dadi
        stanno piatti: mai impilati, mai inclinati.
      </p>
      <Figure drawing={<ArenaDrawing faces={[2, 5, 6]} thrown={3} />}>
        Nell’arena ci sono tre numeri diversi. Un 2, un 5 o un 6 farebbe subito coppia; può riuscirci anche un
        bel colpo.
      </Figure>
      <p>Quando tutti i dadi sono fermi, si guardano in quest’ordine:</p>
      <ol>
        <li>I dadi fuori dall’arena, o in alto sul suo bordo, sono fuori gioco.</li>
        <li>
          Un dado in bilico, di cui nessuno sa dire che cosa mostri, si rilancia accanto all’arena e si
          rimette con quel numero. Se mostra la X, è fuori gioco.
        </li>
        <li>I dadi che mostrano la X sono fuori gioco.</li>
        <li>
          Se due o più dadi mostrano lo stesso numero, li prendi tutti nella tua riserva, e così per ogni
          altro numero presente almeno due volte. Il tuo turno è finito.
        </li>
        <li>
          Se tutti i numeri sono diversi, scegli tu: lanciare un altro dado o fermarti. Chi non ha più dadi si
          ferma da sé.
        </li>
      </ol>
      <Figure drawing={<ArenaDrawing faces={[3, 5, 3, 6, 5]} />}>
        Strike! Due 3 e due 5: quattro dadi vanno a chi ha lanciato. Il 6 resta per il prossimo.
      </Figure>
      <p>
        Perdere dadi per la X o oltre la parete non chiude il turno. Lo chiudono solo i numeri uguali, la tua
        decisione o una riserva vuota.
      </p>
      <h2>Il grande lancio</h2>
      <p>
        Se l’arena è vuota quando comincia il tuo turno, un dado non basta: devi lanciare tutta la riserva in
        una volta. Poi si continua come dopo ogni lancio. Se invece svuoti l’arena nel mezzo del tuo turno,
        perché l’ultimo dado mostra la X o vola fuori, non hai preso nulla e il turno continua: puoi fermarti
        o lanciare ancora, un dado alla volta. Se ti fermi, davanti all’arena vuota si trova il tuo vicino.
      </p>
      <h2>Uscire</h2>
      <p>
        Chi alla fine del proprio turno non ha più dadi nella riserva esce dalla manche. Appena resta un solo
        giocatore, l’ha vinta, e i dadi rimangono come sono.
      </p>
      <h2>Punti e torneo</h2>
      <p>
        Quando esci ricevi un punto per ogni giocatore ancora in gioco. Chi vince la manche non ne riceve.
        Vince chi ha meno punti; a pari punti la vittoria è condivisa. In un torneo ci sono tante manche
        quanti giocatori, ognuno ne comincia una e si sommano i punti di tutte.
      </p>
      <h2>Lanciare sullo schermo</h2>
      <p>
        Tira indietro il dado luminoso e lascialo andare: vola dalla parte opposta, tanto più forte quanto più
        hai tirato. Un guizzo di lato gli dà effetto. Trascina i dadi per raggrupparli; trascina altrove per
        girare l’arena e lanciare da un altro lato. I lanci forti girano più dadi e finiscono fuori più
        spesso. Come il dado sta nella tua mano e il lieve tremore che ogni mano ha vengono estratti dai dadi
        equi solo dopo che hai lasciato: nessuno può quindi calcolare il lancio perfetto.
      </p>
    </>
  )
}
