import type { youthWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const youth: Translation<typeof youthWords> = {
  ministry: { draft: 'Sɔhɛwo' },
  needsScript: { draft: 'Ŋkɔŋɔŋlɔ hiã JavaScript, gake wotsii le browser sia me.' },
  none: { draft: 'Naneke meli fifia si ŋu nàŋlɔ wò ŋkɔ ɖo o.' },
  signUp: { draft: 'Ŋlɔ wò ŋkɔ' },
  joinWaiting: { draft: 'Lala teƒe' },
  cancel: { draft: 'Ɖe wò ŋkɔ ɖa' },
  leaveWaiting: { draft: 'Dzudzɔ lalala' },
  details: { draft: '{when}. {where}. Bia {who}.' },
  waits: { draft: 'Èle teƒe lalam, xexlẽdzesi {position}.' },
  toastSignedUp: { draft: 'Wò ŋkɔ le eme na {title}' },
  toastWaits: { draft: 'Èle teƒe lalam, xexlẽdzesi {position}' },
  toastLeft: { draft: 'Mègale teƒe lalam na {title} o' },
  toastFree: { draft: 'Èɖe asi le wò teƒe ŋu le {title}' },
}
