import type { myMessageWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myMessages: Translation<typeof myMessageWords> = {
  title: { draft: 'Nye gbedasiwo' },
  about: { draft: 'Nu si hamea ŋlɔ na wò.' },
  lede: { draft: 'Nu si hamea ŋlɔ na wò. <a>Tia nu si nèdi kple mɔ si dzi wòato.</a>' },
  tryAgain: { draft: 'Gate kpɔ' },
  none: { draft: 'Hamea meŋlɔ nu na wò haɖe o. Nu si wòaŋlɔ la anɔ afisia.' },
  allRead: { draft: 'Èxlẽ wo katã.' },
  unread: { draft: { one: '{count} mexlẽm o', other: '{count} mexlẽm o' } },
  older: { draft: 'Fia tsitsitɔwo' },
  isNew: { draft: 'Yeye' },
  answerToYou: { draft: 'Ŋuɖoɖo na wò' },
  stop: { draft: 'Tɔ te gbedasi siawo tɔgbe' },
}
