import type { myMessageWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myMessages: Translation<typeof myMessageWords> = {
  title: { draft: 'Nye gbedasiwo' },
  about: { draft: 'Nu si hamea ŋlɔ na wò.' },
  lede: { draft: 'Nu si hamea ŋlɔ na wò. <a>Tia nu si nèdi kple mɔ si dzi wòato.</a>' },
  needsScript: { draft: 'Axa sia hiã JavaScript, gake wotsii le browser sia me.' },
  tryAgain: { draft: 'Gate kpɔ' },
  loading: { draft: 'Míele gbedasiwo ʋum' },
  none: { draft: 'Hamea meŋlɔ nu na wò haɖe o. Nu si wòaŋlɔ la anɔ afisia.' },
  choose: { draft: 'Tia alesi gbedasiwo naɖo gbɔwòe' },
  allRead: { draft: 'Èxlẽ wo katã.' },
  unread: { draft: { one: '{count} mexlẽm o', other: '{count} mexlẽm o' } },
  markAll: { draft: 'De dzesi wo katã be èxlẽ wo' },
  older: { draft: 'Fia tsitsitɔwo' },
  stopped: { draft: 'Gbedasi siawo ƒomevi magava na wò o: {kind}.' },
  comeAgain: { draft: 'Wogava na wò.' },
  isNew: { draft: 'Yeye' },
  answerToYou: { draft: 'Ŋuɖoɖo na wò' },
  markUnread: { draft: 'De dzesii be mèxlẽe o' },
  stop: { draft: 'Tɔ te gbedasi siawo tɔgbe' },
}
