import type { eventSignUpWords } from '../../islands/services/events/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventSignUp: Translation<typeof eventSignUpWords> = {
  title: { draft: 'Ŋlɔ wò ŋkɔ ɖe wɔna aɖe ŋu' },
  description: { draft: 'Ŋlɔ wò ŋkɔ ɖe hamea ƒe wɔna aɖe ŋu.' },
  all: { draft: 'Wɔnawo katã' },
  needsScript: { draft: 'Ŋkɔŋɔŋlɔ hiã JavaScript, gake wotsii le browser sia me.' },
  failed: { draft: 'Wɔna la meva o. Taflatsɛ gaʋu axa sia.' },
  gone: { draft: 'Wɔna sia ƒomevi meli o. <a>Wɔnawo katã</a>' },
  signUp: { draft: 'Ŋlɔ wò ŋkɔ' },
  joinWaiting: { draft: 'Lala teƒe' },
  cancel: { draft: 'Ɖe wò ŋkɔ ɖa' },
  leaveWaiting: { draft: 'Dzudzɔ lalala' },
  about: { draft: 'Nya tso wɔna sia ŋu' },
  waits: { draft: 'Èle teƒe lalam, xexlẽdzesi {position}.' },
  signedUp: { draft: 'Wò ŋkɔ le eme.' },
  closed: { draft: 'Womate ŋu aŋlɔ ŋkɔ ɖe wɔna sia ŋu fifia o.' },
  toastWaits: { draft: 'Èle teƒe lalam, xexlẽdzesi {position}' },
  toastSignedUp: { draft: 'Wò ŋkɔ le eme na {title}' },
  toastFree: { draft: 'Èɖe asi le wò teƒe ŋu na {title}' },
  toastLeft: { draft: 'Mègale teƒe lalam na {title} o' },
  joinMeeting: { draft: 'Ge ɖe takpekpea me' },
  linkUnknown: { draft: 'Míenya takpekpea ƒe link haɖe o. Taflatsɛ gakpɔe emegbe.' },
  linkFailed: { draft: 'Takpekpea ƒe link meva o. Kpɔ ɖa be network le asiwò hã, eye nàgaʋu axa sia.' },
  linkLooking: { draft: 'Ele takpekpea ƒe link dim…' },
}
