import type { ReactNode } from 'react'
import { ArenaDrawing, DealTable, FacesDrawing, Figure } from './drawings.tsx'

export function Rules(): ReactNode {
  return (
    <>
      <p>
        Strike demande du sang-froid et de l’adresse. Tu lances des dés dans une arène en espérant y laisser
        des nombres égaux : ces dés te reviennent. Celui qui a encore des dés quand les autres n’en ont plus
        gagne la manche.
      </p>
      <h2>Le matériel</h2>
      <p>
        Une arène ovale au fond souple, aux parois inclinées et bordée d’un rebord, et des dés qui portent un
        X là où d’autres ont un 1.
      </p>
      <Figure drawing={<FacesDrawing />}>Les six faces d’un dé : X, 2, 3, 4, 5 et 6.</Figure>
      <p>
        Chacun reçoit le même nombre de dés et les garde devant soi : c’est sa réserve. Un dé de plus est posé
        dans l’arène ; il montre n’importe quel nombre, mais pas de X. Les dés restants ne servent pas.
      </p>
      <DealTable players="Joueurs" dice="Dés par joueur" />
      <h2>Un tour</h2>
      <p>
        Tu dois lancer un dé de ta réserve. À toi de choisir comment : doucement, pour que rien ne bouge, ou
        fort sur les dés déjà là, pour qu’ils basculent et montrent autre chose. Avant chaque lancer, tu peux
        rapprocher les dés de l’arène à ta guise. Ils gardent leur face et restent à plat : jamais empilés,
        jamais penchés.
      </p>
      <Figure drawing={<ArenaDrawing faces={[2, 5, 6]} thrown={3} />}>
        Trois nombres différents sont dans l’arène. Un 2, un 5 ou un 6 ferait tout de suite la paire ; un beau
        choc peut y arriver aussi.
      </Figure>
      <p>Quand tous les dés sont immobiles, on les regarde dans cet ordre :</p>
      <ol>
        <li>Les dés hors de l’arène, ou posés sur son rebord, sont hors jeu.</li>
        <li>
          Un dé cassé, dont personne ne peut dire ce qu’il montre, est relancé à côté puis remis avec ce
          nombre. S’il montre un X, il est hors jeu.
        </li>
        <li>Les dés qui montrent un X sont hors jeu.</li>
        <li>
          Si deux dés ou plus montrent le même nombre, tu les prends tous dans ta réserve, et de même pour
          chaque autre nombre présent au moins deux fois. Ton tour est fini.
        </li>
        <li>
          Si tous les nombres sont différents, tu choisis : lancer un autre dé ou t’arrêter. Si tu n’as plus
          de dé, tu t’arrêtes de toute façon.
        </li>
      </ol>
      <Figure drawing={<ArenaDrawing faces={[3, 5, 3, 6, 5]} />}>
        Strike ! Deux 3 et deux 5 : quatre dés vont à celui qui a lancé. Le 6 reste pour le suivant.
      </Figure>
      <p>
        Perdre des dés à cause du X ou par-dessus la paroi ne termine pas ton tour. Seuls des nombres égaux,
        ta propre décision ou une réserve vide le font.
      </p>
      <h2>Le grand lancer</h2>
      <p>
        Si l’arène est vide au début de ton tour, un dé ne suffit pas : tu dois lancer toute ta réserve d’un
        seul coup. La suite se passe comme après n’importe quel lancer. Si au contraire tu vides l’arène au
        milieu de ton propre tour, parce que le dernier dé montre un X ou s’envole, tu n’as rien repris et ton
        tour continue : tu peux t’arrêter ou lancer encore, un dé à la fois. Si tu t’arrêtes, c’est ton voisin
        qui se retrouve devant l’arène vide.
      </p>
      <h2>Sortir</h2>
      <p>
        Celui qui n’a plus aucun dé en réserve à la fin de son tour sort de la manche. Dès qu’il ne reste
        qu’un joueur, il l’a gagnée, et les dés restent comme ils sont.
      </p>
      <h2>Points et tournoi</h2>
      <p>
        En sortant, tu reçois un point pour chaque joueur encore en jeu. Le gagnant de la manche n’en reçoit
        aucun. Celui qui en a le moins gagne ; à égalité, la victoire est partagée. Un tournoi compte autant
        de manches que de joueurs, chacun en commence une, et l’on additionne les points de toutes les
        manches.
      </p>
      <h2>Lancer à l’écran</h2>
      <p>
        Tire le dé lumineux en arrière et lâche : il part dans l’autre sens, d’autant plus fort que tu as tiré
        loin. Un petit coup de côté lui donne de l’effet. Glisse les dés pour les regrouper ; glisse ailleurs
        pour tourner l’arène et lancer d’un autre côté. Un lancer fort retourne plus de dés, et sort plus
        souvent. La façon dont le dé repose dans ta main et le léger tremblement que toute main a sont tirés
        par les dés équitables une fois que tu as lâché : personne ne peut donc calculer le lancer parfait.
      </p>
    </>
  )
}
