import type { photographWords } from '../../islands/accounts/settings/photograph/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const photograph: Translation<typeof photographWords> = {
  sending: { draft: 'Ele ɖoɖom ɖa...' },
  use: { draft: 'Zã foto sia' },
  choose: { draft: 'Tia foto' },
  chooseAnother: { draft: 'Tia bubu' },
  dragHint: { draft: 'He fotoa va se ɖe esime wò ŋkume nava titina.' },
  size: { draft: 'Lolome' },
  leftRight: { draft: 'Tso mia yi ɖe ɖusi' },
  topBottom: { draft: 'Tso dzi yi anyi' },
  cancel: { draft: 'Tasii' },
  completeProfile: { draft: 'Wu wò nyatakakawo nu' },
  now: { draft: 'Alesi wòle fifia' },
  remove: { draft: 'Ɖee ɖa' },
  removeTitle: { draft: 'Ɖe wò foto ɖa?' },
  removeIt: { draft: 'Ɖee ɖa' },
  removeExplained: { draft: 'Ekema ame bubuwo kpɔa wò ŋkɔwo ƒe ŋɔŋlɔdzesi gbãtɔwo.' },
}
