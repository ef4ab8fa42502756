import type { eventSignUpWords } from '../../islands/services/events/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventSignUp: Translation<typeof eventSignUpWords> = {
  title: { draft: 'Ŋmaa ogbɛi kɛha nifeemɔ ko' },
  description: { draft: 'Ŋmaa ogbɛi kɛha asafo lɛ nifeemɔ ko.' },
  all: { draft: 'Nifeemɔi fɛɛ' },
  gone: { draft: 'Nifeemɔ ko tamɔɔɔ nakai. <a>Nifeemɔi fɛɛ</a>' },
  signUp: { draft: 'Ŋmaa ogbɛi' },
  joinWaiting: { draft: 'Mɛɛ gbɛ' },
  cancel: { draft: 'Jiemɔ ogbɛi' },
  about: { draft: 'Nifeemɔ nɛɛ he sane' },
  signedUp: { draft: 'Ogbɛi yɛ mli.' },
  toastSignedUp: { draft: 'Ogbɛi yɛ mli kɛha {title}' },
  joinMeeting: { draft: 'Yaa kpee lɛ mli' },
}
