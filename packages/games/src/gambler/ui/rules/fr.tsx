import type { ReactNode } from 'react'
import { BegunDrawing, ChipsDrawing, KindsDrawing, TurnDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Vingt tableaux, trente dés et une seule idée : dans chaque rangée, seul le dernier dé compte. De deux
        à six joueurs remplissent le même tableau ; qui complète une rangée en prend tous les points, même si
        les autres ont fait le travail.
      </p>
      <h2>Avant de commencer</h2>
      <p>
        Les dés sont répartis équitablement : 15 chacun à deux, 10 à trois, 7 à quatre (deux restent dans la
        boîte), 6 à cinq et 5 à six. Chacun commence avec 80 points : trois jetons blancs de 10 et un jaune de
        50. Les jetons bleus valent 100. On mélange les tableaux et on découvre celui du dessus. Pour une
        première partie, vous pouvez commencer par le tableau des débutants.
      </p>
      <ChipsDrawing label="Les jetons de deux joueurs : un jaune et trois blancs font 80 ; deux bleus, un jaune et un blanc font 260." />
      <h2>Les rangées</h2>
      <KindsDrawing label="Quatre rangées : les chiffres 1, 2, 3, 4 pour 50 points ; trois étoiles pour 40 ; un full pour 80 ; et une rangée noire de deux quatre, qui coûte 40." />
      <p>
        Un tableau compte six rangées. Un dé se pose toujours sur la prochaine case libre de sa rangée, de
        gauche à droite.
      </p>
      <ul>
        <li>
          <strong>Chiffres :</strong> chaque case prend exactement la valeur qu’elle montre.
        </li>
        <li>
          <strong>Étoiles :</strong> le premier dé est au choix ; tous les autres de cette rangée doivent lui
          être identiques.
        </li>
        <li>
          <strong>Full :</strong> trois dés identiques sur les étoiles vertes pleines, puis deux dés
          identiques d’une autre valeur sur les étoiles rouges creuses.
        </li>
      </ul>
      <BegunDrawing label="Trois rangées entamées. Après 1 et 2, la prochaine case prend un 3. Après un 5 sur une étoile, la suivante prend un 5. Après trois 2, la paire du full prend tout sauf un 2." />
      <h2>Ton tour</h2>
      <TurnDrawing label="Les dés roulent hors du gobelet, certains vont sur le tableau, et le reste peut retourner dans le gobelet." />
      <ol>
        <li>
          Lance cinq dés, ou tous ceux que tu as s’il t’en reste moins. Ceux au-delà de cinq restent dans ta
          réserve pendant ce tour.
        </li>
        <li>
          Si un dé convient, tu dois en poser un. Ensuite, tu peux en poser d’autres du même lancer, un par
          un, sur les rangées de ton choix.
        </li>
        <li>
          Puis tu t’arrêtes, ou tu relances tous les dés de ce tour que tu n’as pas posés ; pas question d’en
          mettre de côté. De nouveau, il faut en poser au moins un. Un tour compte cinq lancers au plus.
        </li>
      </ol>
      <p>
        Ton tour prend fin aussi quand aucun dé d’un lancer ne convient, quand tous les dés de ce tour sont
        posés ou quand le tableau est complet. Les dés non posés retournent dans ta réserve. Si tu n’as plus
        de dés, tu passes ton tour jusqu’à la manche suivante.
      </p>
      <h2>Les points</h2>
      <p>
        Qui pose le dernier dé d’une rangée jaune en reçoit aussitôt les points. Qui complète une rangée noire
        doit les payer. Si tu n’as pas de quoi, tu donnes ce que tu as et continues avec 0. En un seul tour,
        tu peux compléter plusieurs rangées ; elles comptent dans l’ordre où tu les termines.
      </p>
      <h2>Les manches et la fin</h2>
      <p>
        Une manche se termine quand la dernière case du tableau est occupée. On répartit de nouveau les dés,
        chacun garde ses points et on découvre le tableau suivant. C’est le voisin de gauche du joueur qui a
        complété le tableau qui commence.
      </p>
      <p>
        La partie se termine après une manche où un joueur au moins a 500 points ou plus (ou le total
        convenu). Qui en a le plus gagne ; à égalité, on partage la victoire. Atteindre 500 en cours de manche
        ne suffit pas : tu peux encore les perdre.
      </p>
      <h2>Les étoiles : deux lectures</h2>
      <p>
        Selon la règle allemande, les rangées d’étoiles d’un tableau sont indépendantes ; c’est ainsi que nous
        jouons. Selon la règle française, elles doivent toutes prendre des valeurs différentes ; vous pouvez
        le choisir en ouvrant une table. Les fulls restent à part dans les deux cas.
      </p>
      <h2>Un conseil</h2>
      <p>
        Chaque dé que tu poses rapproche quelqu’un des points, et après toi, c’est ton voisin qui joue. Ouvre
        tard les longues rangées, arrête-toi avant de devoir le faire, et compte les dés qui restent aux
        autres.
      </p>
    </>
  )
}
