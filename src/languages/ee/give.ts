import type { giveWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const give: Translation<typeof giveWords> = {
  amount: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  method: { draft: 'Mɔ si dzi nàto axe fe' },
  name: { draft: 'Ŋkɔ' },
  email: { draft: 'E-mail' },
  message: { draft: 'Gbedasi' },
  give: { draft: 'Na' },
  giveSum: { draft: 'Na {sum}' },
  busy: { draft: 'Míele edzi wɔm...' },
  telephone: { draft: 'Phone nɔmba si axe fe la' },
  fund: { draft: 'Nu si ta wòle' },
  weekday: { draft: 'Kofi & Ama: gbe si dzi wodzi wò' },
  logInForPledge: { draft: '<a>Ge ɖe eme</a> gbã, ale be esia nava wò adzɔgbeɖeɖe la me.' },
}
