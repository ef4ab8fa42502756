import type { cropWords } from '../../components/picture/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crop: Translation<typeof cropWords> = {
  title: { draft: 'Trɔe eye nàtso edzi' },
  turn: { draft: 'Trɔe' },
  left: { draft: '<a>Trɔe yi </a>mia me' },
  right: { draft: '<a>Trɔe yi </a>ɖusi me' },
  shape: { draft: 'Ale si wòle' },
  any: { draft: 'Ɖe sia ɖe' },
  asShown: { draft: 'Ale si axa la ɖenɛ fianae' },
  howTo: { draft: 'He dzogoeawo, alo zi Tab eye nàtsɔ arrow keys ahee.' },
  tooLarge: { draft: 'Browser sia mate ŋu atso foto la dzi o. Taflatsɛ tia esi le sue wu.' },
  use: { draft: 'Zã foto sia' },
  cancel: { draft: 'Tasii' },
  part: { draft: 'Akpa si atsi anyi: tsɔ arrow keys hee' },
  upperLeft: { draft: 'Akpa si atsi anyi la ƒe mia me dzogoe le dzi: tsɔ arrow keys hee' },
  upper: { draft: 'Akpa si atsi anyi la ƒe dzigbe: tsɔ arrow keys hee' },
  upperRight: { draft: 'Akpa si atsi anyi la ƒe ɖusime dzogoe le dzi: tsɔ arrow keys hee' },
  rightEdge: { draft: 'Akpa si atsi anyi la ƒe ɖusime: tsɔ arrow keys hee' },
  lowerRight: { draft: 'Akpa si atsi anyi la ƒe ɖusime dzogoe le ete: tsɔ arrow keys hee' },
  lower: { draft: 'Akpa si atsi anyi la ƒe ete: tsɔ arrow keys hee' },
  lowerLeft: { draft: 'Akpa si atsi anyi la ƒe mia me dzogoe le ete: tsɔ arrow keys hee' },
  leftEdge: { draft: 'Akpa si atsi anyi la ƒe mia me: tsɔ arrow keys hee' },
}
