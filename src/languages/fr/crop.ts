import type { cropWords } from '../../components/picture/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crop: Translation<typeof cropWords> = {
  title: { draft: 'Tourner et rogner' },
  turn: { draft: 'Tourner' },
  left: { draft: '<a>Tourner à </a>gauche' },
  right: { draft: '<a>Tourner à </a>droite' },
  shape: { draft: 'Forme' },
  any: { draft: 'Libre' },
  asShown: { draft: 'Comme la page la montre' },
  howTo: { draft: 'Tirez les coins, ou appuyez sur Tab et déplacez-les avec les flèches.' },
  tooLarge: { draft: 'Ce navigateur ne peut pas rogner l’image. Choisissez-en une plus petite.' },
  use: { draft: 'Utiliser cette image' },
  cancel: { draft: 'Annuler' },
  part: { draft: 'La partie gardée : déplacez-la avec les flèches' },
  upperLeft: { draft: 'Coin supérieur gauche de la partie gardée : déplacez-le avec les flèches' },
  upper: { draft: 'Bord supérieur de la partie gardée : déplacez-le avec les flèches' },
  upperRight: { draft: 'Coin supérieur droit de la partie gardée : déplacez-le avec les flèches' },
  rightEdge: { draft: 'Bord droit de la partie gardée : déplacez-le avec les flèches' },
  lowerRight: { draft: 'Coin inférieur droit de la partie gardée : déplacez-le avec les flèches' },
  lower: { draft: 'Bord inférieur de la partie gardée : déplacez-le avec les flèches' },
  lowerLeft: { draft: 'Coin inférieur gauche de la partie gardée : déplacez-le avec les flèches' },
  leftEdge: { draft: 'Bord gauche de la partie gardée : déplacez-le avec les flèches' },
}
