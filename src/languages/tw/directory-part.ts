import type { directoryPartWords } from '../../islands/people/persons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryPart: Translation<typeof directoryPartWords> = {
  title: { draft: 'Directory' },
  notLoaded: { draft: 'Yɛantumi anhunu sɛ wɔwɔ directory no mu anaa.' },
  name: { draft: 'Din' },
  telephone: { draft: 'Fon nɔma' },
  birthday: { draft: 'Awoda, afe no nka ho' },
  address: { draft: 'Address' },
  isIn: { draft: 'Ɔwɔ directory no mu: {shown}. {agreed} ({day})' },
  isOut: { draft: 'Ɔnni directory no mu. Deɛ ɔnni account no, sɛ ɔpene so a na yɛkyerɛ no wɔ hɔ.' },
  add: { draft: 'Kyerɛ wɔ directory no mu' },
  change: { draft: 'Sesa deɛ yɛkyerɛ' },
  remove: { draft: 'Yi firi directory no mu' },
  removed: { draft: 'Yɛayi afiri directory no mu' },
  addTitle: { draft: 'Kyerɛ {name} wɔ directory no mu' },
  hint: {
    draft: 'Asɔremma nyinaa hunu din no, ne deɛ wɔahyɛ no agyirae ha. Hyɛ deɛ wɔpenee so nko ara agyirae.',
  },
  agreed: { draft: 'Sɛdeɛ wɔpenee so' },
  agreedHint: { draft: 'Sɛ “Ɔka kyerɛɛ secretary no 2 Obubuo”' },
  save: { draft: 'Sie' },
  saving: { draft: 'Ɛresie...' },
  added: { draft: 'Yɛkyerɛ no wɔ directory no mu' },
}
