import type { Translation } from '../../lib/words/translation.ts'
import type { careRefusalWords } from '../../server/care/care/messages.ts'

export const careRefusals: Translation<typeof careRefusalWords> = {
  noSuchPrayer: { draft: 'Mpaebɔ adesrɛ a ɛte saa nni hɔ.' },
  prayerTaken: { draft: 'Obi foforɔ afa adesrɛ yi. Yɛda wo ase sɛ wopɛeɛ.' },
  noSuchCard: { draft: 'Kaad a ɛte saa nni hɔ.' },
  notYours: { draft: 'Deɛ ɛhyɛ ne nsa, ɔsɔfoɔ anaa super admin nko ara na ɔtumi yɛ yei.' },
  cardClosed: { draft: 'Yɛato kaad yi mu. Yɛsrɛ wo, di kan san bue.' },
  noThanksWait: { draft: 'Aseda biara ntwɛn kaad yi.' },
  otherCardOpen: { draft: 'Onipa yi wɔ kaad foforɔ a abue dada.' },
  noWayToThank: {
    draft: 'Kwan biara nni hɔ seesei a yɛbɛfa so ada ɔhɔhoɔ yi ase afiri ha. Yɛsrɛ wo, frɛ no.',
  },
  noSuchTask: { draft: 'Adwuma a ɛte saa nni hɔ.' },
  noSuchPerson: { draft: 'Onipa a ɔte saa nni hɔ.' },
  taskDone: { draft: 'Adwuma yi aba awieeɛ. Yɛsrɛ wo, di kan san bue.' },
  taskDoneAlready: { draft: 'Adwuma yi aba awieeɛ dada.' },
  isDoneBy: { draft: '{name} reyɛ yei dada.' },
  somebody: { draft: 'Obi' },
  notDone: { draft: 'Adwuma a aba awieeɛ nko ara na yɛsan bue.' },
  chooseOfList: { draft: 'Yɛsrɛ wo, paw obi firi din no mu' },
  superAdmin: { draft: 'Super admin' },
  fellowshipLeader: { draft: 'Fekuo kannifoɔ' },
  mediaTeam: { draft: 'Media kuo' },
}
