import type { Translation } from '../../lib/words/translation.ts'
import type { rotaRefusals as words } from '../../server/services/rota/messages.ts'

export const rotaRefusals: Translation<typeof words> = {
  dayOver: { draft: 'Gbi nɛɛ eho' },
  tooManyEntries: {
    draft: 'Niŋmai nɛɛ fa fe nine. Ofainɛ, kɛ ekomɛi afee ekome, kɛ klɛŋklɛŋ gbi kɛ naagbee gbi.',
  },
  noSuchEntry: { draft: 'Niŋmaa ko bɛ ni tamɔ nakai.' },
  daysOver: { draft: 'Gbii nɛɛ ekome eho. Ofainɛ, halamɔ nɔ ni baa.' },
  turnOver: { draft: 'Nitsumɔ nɛɛ be eho.' },
  taken: { draft: 'Mɔ kroko eŋɔ nitsumɔ nɛɛ.' },
  takenAlready: { draft: 'Mɔ kroko eŋɔ nitsumɔ nɛɛ momo.' },
  saidNo: { draft: 'Hetoo lɛ ji daabi, ni ekolɛ abi mɔ kroko momo. Ofainɛ, okɛ amɛ agba.' },
  notYours: { draft: 'Nitsumɔ nɛɛ jeee onɔ dɔŋŋ.' },
  ownTurn: { draft: 'Bo diɛŋtsɛ onitsumɔ ni.' },
}
