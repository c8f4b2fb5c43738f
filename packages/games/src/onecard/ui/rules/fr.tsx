import type { ReactNode } from 'react'
import { CardDrawing, EntryDrawing, RollDrawing, ScoringDrawing } from './drawings.tsx'
import css from './rules.module.css'

export function Rules(): ReactNode {
  return (
    <article className={css['rules']} lang="fr">
      <p>
        Chacun remplit les rangées de couleur de ses propres cartes, et tout le monde utilise chaque lancer,
        peu importe qui l’a fait. Mets tout le lancer sur une seule carte, gaspille le moins possible et ne
        traîne pas : dès que quelqu’un a compté quatre cartes, c’est fini. De deux à quatre, ou en solo pour
        s’entraîner.
      </p>
      <h2>Les cartes et les dés</h2>
      <p>
        Il y a 30 cartes et cinq dés. Chaque dé montre six couleurs : rouge, orange, jaune, vert, bleu et
        violet. Une carte a cinq rangées dans cinq de ces couleurs ; il en manque donc une. Une rangée a de
        deux à six cases, et une carte en a vingt en tout. Deux de ses rangées portent un soleil. Les symboles
        ne servent qu’à distinguer les couleurs.
      </p>
      <CardDrawing caption="Une rangée vaut autant de points qu’elle a de cases ; le nombre est écrit dans la dernière. Ici, le rouge et le jaune portent un soleil, et l’orange manque." />
      <h2>Avant la partie</h2>
      <p>On mélange les cartes et chacun en reçoit deux, face visible. Celui qui commence prend les dés.</p>
      <h2>Lancer</h2>
      <p>
        À ton tour, tu lances les cinq dés. Ensuite, tu peux relancer jusqu’à deux fois autant de dés que tu
        veux : un seul, les cinq, ou n’importe quel nombre entre les deux. Un dé gardé une première fois peut
        être relancé plus tard. Arrête-toi quand le résultat te plaît ; après le troisième lancer, il est de
        toute façon définitif.
      </p>
      <RollDrawing caption="Trois dés restent, deux sont relancés." />
      <h2>Inscrire</h2>
      <p>
        Tout le monde peut alors, à son tour, dans le sens des aiguilles d’une montre et en commençant par qui
        a lancé, utiliser le résultat sur une de ses cartes. On coche les cases de gauche à droite.
      </p>
      <ul>
        <li>Tout le résultat va sur une seule carte. On ne peut pas le répartir sur plusieurs.</li>
        <li>
          Une couleur ne compte que si tous ses dés tiennent dans les cases libres de sa rangée. Sinon, aucun
          d’eux n’est inscrit.
        </li>
        <li>
          Personne n’est obligé d’inscrire. Mais qui choisit une carte y inscrit toutes les couleurs qui y
          tiennent.
        </li>
        <li>
          Si aucune couleur ne tient sur une carte, on ne peut pas la choisir. Passer est toujours permis.
        </li>
      </ul>
      <EntryDrawing caption="Les deux dés violets sont inscrits. Le jaune n’a qu’une case libre pour deux dés et ne reçoit rien ; l’orange n’est pas sur cette carte." />
      <h2>Compter une carte</h2>
      <p>
        Dès que trois rangées d’une carte sont pleines, elle est comptée, tout de suite et sans demander.
        Chaque rangée pleine rapporte ses points, les autres rien. Si une rangée pleine porte un soleil, tu
        gagnes 2 points de plus ; si les deux rangées à soleil sont pleines, 5 de plus. Avec un peu de chance
        et de prévoyance, une quatrième ou même une cinquième rangée se remplit au même tour : on peut
        atteindre 25 points.
      </p>
      <ScoringDrawing caption="Violet 5, jaune 3 et vert 2, plus 2 pour le soleil du jaune : 12 points." />
      <p>
        La carte comptée est mise de côté, et son propriétaire en pioche une nouvelle avant que le suivant
        n’inscrive. On ne pioche plus après sa quatrième carte, puisque la partie s’arrête à la fin de ce
        tour. Quand tout le monde a inscrit ou passé, les dés vont au joueur suivant dans le sens des
        aiguilles d’une montre.
      </p>
      <h2>La fin</h2>
      <p>
        La partie se termine après le tour où quelqu’un a compté sa quatrième carte ; tout le monde utilise
        encore ce dernier lancer. Les rangées pleines des cartes non comptées rapportent aussi leurs points,
        mais leurs soleils ne comptent pas. Le plus grand total l’emporte ; en cas d’égalité, on partage la
        victoire.
      </p>
      <h2>Le jeu avancé</h2>
      <p>
        Chacun joue avec trois cartes. Tu en reçois cinq, face visible ; tout le monde en choisit trois en
        même temps et en secret. Les deux autres retournent dans la pioche. On retourne ensuite trois cartes à
        côté. Qui compte une carte prend l’une d’elles au lieu de piocher, et la place vide est aussitôt
        comblée. Tout le reste ne change pas.
      </p>
    </article>
  )
}
