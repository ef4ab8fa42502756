import type { eventSignUpWords } from '../../islands/services/events/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventSignUp: Translation<typeof eventSignUpWords> = {
  title: { draft: 'Twerɛ wo din ma dwumadie' },
  description: { draft: 'Twerɛ wo din ma asɔre no dwumadie bi.' },
  all: { draft: 'Dwumadie nyinaa' },
  needsScript: { draft: 'Wo din a wobɛtwerɛ no hia JavaScript, na wɔadum wɔ browser yi mu.' },
  failed: { draft: 'Dwumadie no amma. Yɛsrɛ wo, bue kratafa yi bio.' },
  gone: { draft: 'Dwumadie a ɛte saa nni hɔ. <a>Dwumadie nyinaa</a>' },
  signUp: { draft: 'Twerɛ wo din' },
  joinWaiting: { draft: 'Twɛn baabi' },
  cancel: { draft: 'Yi wo din firi mu' },
  leaveWaiting: { draft: 'Gyae twɛn' },
  about: { draft: 'Dwumadie yi ho asɛm' },
  waits: { draft: 'Woretwɛn baabi, nɔma {position}.' },
  signedUp: { draft: 'Wo din wɔ mu.' },
  closed: { draft: 'Obi ntumi ntwerɛ ne din mma dwumadie yi seesei.' },
  toastWaits: { draft: 'Woretwɛn baabi, nɔma {position}' },
  toastSignedUp: { draft: 'Wo din wɔ mu ma {title}' },
  toastFree: { draft: 'Woagyae baabi a na wowɔ ma {title}' },
  toastLeft: { draft: 'Wontwɛn baabi bio ma {title}' },
  joinMeeting: { draft: 'Kɔ nhyiamu no mu' },
  linkUnknown: { draft: 'Yɛnnim nhyiamu no link. Yɛsrɛ wo, hwɛ bio akyire yi.' },
  linkFailed: { draft: 'Nhyiamu no link amma. Hwɛ sɛ wowɔ network, na bue kratafa yi bio.' },
  linkLooking: { draft: 'Ɛrehwehwɛ nhyiamu no link…' },
}
