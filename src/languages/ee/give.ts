import type { giveWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const give: Translation<typeof giveWords> = {
  demonstration: {
    draft: 'Kpɔɖeŋu koe nye esia: ga aɖeke meʋuna o, eye nusi nèŋlɔ la medoa le mɔ̃ sia dzi o.',
  },
  sample: { draft: 'Kpɔɖeŋu koe nye esia: ga aɖeke meʋuna o. Nane le mɔ̃ sia dzi xɔa fexexewɔla teƒe.' },
  test: { draft: 'Tete kpɔ: ga aɖeke meʋuna o. Hamea le eƒe fexexewɔla tem kpɔ.' },
  act: { draft: 'Form sia' },
  usualAmounts: { draft: 'Ga agbɔsɔsɔ siwo wona zi geɖe' },
  amount: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  whole: { draft: '{amount} blibo' },
  method: { draft: 'Mɔ si dzi nàto axe fe' },
  name: { draft: 'Ŋkɔ' },
  email: { draft: 'E-mail' },
  message: { draft: 'Gbedasi' },
  messageHint: { draft: 'Nusi ta, alo ame si nèda akpe na.' },
  give: { draft: 'Na' },
  giveSum: { draft: 'Na {sum}' },
  busy: { draft: 'Míele edzi wɔm...' },
  telephone: { draft: 'Phone nɔmba si axe fe la' },
  fund: { draft: 'Nu si ta wòle' },
  weekday: { draft: 'Kofi & Ama: gbe si dzi wodzi wò' },
  noWeekday: { draft: 'Menye na Kofi & Ama o' },
  dayOfBirth: { draft: '{day} ({names})' },
  ofPledge: { draft: 'Esia yi ɖe wò adzɔgbea me. Na nusi nàte ŋui fifia.' },
  logInForPledge: { draft: '<a>Ge ɖe eme</a> gbã, ale be esia nava wò adzɔgbeɖeɖe la me.' },
  withoutPledge: { draft: 'Na adzɔgbe manɔmee' },
}
