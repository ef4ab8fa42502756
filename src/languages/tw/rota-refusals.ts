import type { Translation } from '../../lib/words/translation.ts'
import type { rotaRefusals as words } from '../../server/services/rota/messages.ts'

export const rotaRefusals: Translation<typeof words> = {
  dayOver: { draft: 'Da yi atwam' },
  tooManyEntries: {
    draft: 'Yeinom dɔɔso dodo. Yɛsrɛ wo, ka emu bi bom yɛ no baako a ɛwɔ da a ɛdi kan ne da a ɛtwa toɔ.',
  },
  noSuchEntry: { draft: 'Biribi a ɛte saa nni hɔ.' },
  daysOver: { draft: 'Nna yi mu baako atwam. Yɛsrɛ wo, paw da a ɛbɛba.' },
  turnOver: { draft: 'Adwuma yi berɛ atwam.' },
  taken: { draft: 'Obi foforɔ afa adwuma yi.' },
  takenAlready: { draft: 'Obi foforɔ afa adwuma yi dada.' },
  saidNo: { draft: 'Mmuaeɛ no yɛ daabi, na ebia wɔabisa obi foforɔ. Yɛsrɛ wo, ne wɔn nkasa.' },
  notYours: { draft: 'Adwuma yi nyɛ wo deɛ bio.' },
  ownTurn: { draft: 'Adwuma yi yɛ w’ankasa wo deɛ.' },
}
