import type { ReactNode } from 'react'
import { ColourDrawing, Figure, PointsTable, RowDrawing, WhiteDrawing } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Chacun a une fiche avec quatre rangées de couleur et cherche à y cocher le plus de nombres possible.
        Plus une rangée compte de croix, plus chaque croix supplémentaire rapporte. La difficulté : une rangée
        se remplit toujours de gauche à droite.
      </p>
      <h2>La fiche</h2>
      <p>
        Le rouge et le jaune montent de 2 à 12, le vert et le bleu descendent de 12 à 2. Rien ne t’oblige à
        commencer tout à gauche et tu peux sauter autant de nombres que tu veux. Mais tout ce qui se trouve à
        gauche de ta dernière croix est perdu jusqu’à la fin de la partie.
      </p>
      <Figure drawing={<RowDrawing row="red" crossed={[5, 7]} />}>
        D’abord le 5, puis le 7. Le 2, le 3, le 4 et le 6 ne peuvent plus être cochés.
      </Figure>
      <h2>Un tour</h2>
      <p>
        La personne dont c’est le tour lance les six dés : deux blancs et un de chaque couleur. Suivent deux
        actions, l’une après l’autre.
      </p>
      <h3>D’abord les dés blancs, pour tout le monde</h3>
      <p>
        On additionne les deux dés blancs. Chacun, y compris la personne qui a lancé, peut cocher ce nombre
        dans une rangée de son choix, ou passer. Tous choisissent en même temps et en secret ; les croix sont
        montrées quand tout le monde s’est décidé.
      </p>
      <Figure drawing={<WhiteDrawing dice={[1, 4]} />}>
        Blanc 1 et 4 font 5. Chacun peut cocher un 5 : rouge, jaune, vert ou bleu.
      </Figure>
      <h3>Ensuite les dés de couleur, pour qui a lancé</h3>
      <p>
        La personne qui a lancé peut maintenant additionner un des dés blancs et un des dés de couleur, et
        cocher la somme dans la rangée de cette couleur, ou passer. Les autres ne participent pas à cette
        action.
      </p>
      <Figure drawing={<ColourDrawing white={4} row="blue" value={6} />}>
        Blanc 4 et bleu 6 font 10 : le 10 bleu est coché.
      </Figure>
      <h2>Les coups manqués</h2>
      <p>
        Si la personne qui a lancé ne coche rien, ni à la première action ni à la seconde, elle coche un coup
        manqué : moins 5 points à la fin. Les autres n’ont jamais de coup manqué, qu’ils cochent ou non. Puis
        c’est au tour du suivant, dans le sens des aiguilles d’une montre.
      </p>
      <h2>Clôturer une rangée</h2>
      <p>
        Le dernier nombre d’une rangée, tout à droite (12 en rouge et en jaune, 2 en vert et en bleu), ne peut
        être coché que si tu as déjà au moins cinq croix dans cette rangée. Tu coches alors aussi le cadenas à
        côté, et le cadenas compte comme une croix de plus.
      </p>
      <Figure drawing={<RowDrawing row="green" crossed={[11, 9, 8, 5, 3, 2]} locked />}>
        Cinq croix, puis le 2 : le cadenas vient avec, ce qui fait sept croix.
      </Figure>
      <p>
        La rangée est désormais clôturée pour tous, et son dé quitte le jeu aussitôt. Si cela arrive avec les
        dés blancs, tous ceux qui cochent ce même dernier nombre dans la même action reçoivent aussi le
        cadenas. Une rangée clôturée par les dés blancs ne sert plus dans la seconde action du même tour.
      </p>
      <h2>La fin et les points</h2>
      <p>
        La partie s’arrête aussitôt que deux rangées sont clôturées, peu importe par qui, ou que quelqu’un a
        son quatrième coup manqué. Avec les dés blancs, deux rangées peuvent se fermer d’un coup ; à la fin,
        il peut donc y en avoir trois de clôturées. Si les dés blancs finissent la partie, il n’y a pas de
        seconde action, ni de coup manqué pour cela.
      </p>
      <PointsTable crosses="Croix" points="Points" />
      <p>
        Chaque rangée compte selon ses croix, cadenas compris ; chaque coup manqué coûte 5. Exemple : 4 croix
        rouges, 3 jaunes, 7 vertes, 8 bleues et deux coups manqués font 10 + 6 + 28 + 36 − 10 = 70. Celui qui
        a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
      </p>
      <h2>Plusieurs parties, ou en solo</h2>
      <p>
        Vous pouvez jouer jusqu’à cinq parties à la suite et ajouter les points ; le voisin de gauche de celui
        qui a commencé une partie commence la suivante. En solo, c’est toujours ton tour et tu as les deux
        actions : vois jusqu’où tu peux aller.
      </p>
    </>
  )
}
