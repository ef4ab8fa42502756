import type { eventSignUpWords } from '../../islands/services/events/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventSignUp: Translation<typeof eventSignUpWords> = {
  title: { draft: 'Ŋmaa ogbɛi kɛha nifeemɔ ko' },
  description: { draft: 'Ŋmaa ogbɛi kɛha asafo lɛ nifeemɔ ko.' },
  all: { draft: 'Nifeemɔi fɛɛ' },
  needsScript: { draft: 'Gbɛi ŋmaa miitao JavaScript, shi agbe yɛ browser nɛɛ mli.' },
  failed: { draft: 'Nifeemɔ lɛ baaa. Ofainɛ, gbelemɔ baafa nɛɛ ekoŋŋ.' },
  gone: { draft: 'Nifeemɔ ko tamɔɔɔ nakai. <a>Nifeemɔi fɛɛ</a>' },
  signUp: { draft: 'Ŋmaa ogbɛi' },
  joinWaiting: { draft: 'Mɛɛ gbɛ' },
  cancel: { draft: 'Jiemɔ ogbɛi' },
  leaveWaiting: { draft: 'Kaamɛ dɔŋŋ' },
  about: { draft: 'Nifeemɔ nɛɛ he sane' },
  waits: { draft: 'Oomɛ hei, nɔmba {position}.' },
  signedUp: { draft: 'Ogbɛi yɛ mli.' },
  closed: { draft: 'Anyɛŋ aŋma gbɛi kɛha nifeemɔ nɛɛ bianɛ.' },
  toastWaits: { draft: 'Oomɛ hei, nɔmba {position}' },
  toastSignedUp: { draft: 'Ogbɛi yɛ mli kɛha {title}' },
  toastFree: { draft: 'Ohei yɛ {title} egbele ekoŋŋ' },
  toastLeft: { draft: 'Oomɛɛɛ hei kɛha {title} dɔŋŋ' },
  joinMeeting: { draft: 'Yaa kpee lɛ mli' },
  linkUnknown: { draft: 'Wɔleko kpee lɛ link lɛ lolo. Ofainɛ, kwɛmɔ ekoŋŋ yɛ sɛɛ.' },
  linkFailed: { draft: 'Kpee lɛ link lɛ baaa. Ofainɛ, kwɛmɔ onetwɔk lɛ, ni ogbele baafa nɛɛ ekoŋŋ.' },
  linkLooking: { draft: 'Wɔmiitao kpee lɛ link lɛ…' },
}
