import type { passwordTexts } from '../../lib/texts/accounts/passwords.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPasswordAnswers: Translation<typeof passwordTexts> = {
  asked: {
    draft: 'Kɛji account ni tamɔ nɛkɛ yɛ lɛ, e-mail ni link yɔɔ mli miiba. Eeehi shi ŋmlɛtswaa kome.',
  },
  askFailure: { draft: 'Wɔnyɛɛɛ wɔbi e-mail lɛ. Ofainɛ, kaa ekoŋŋ.' },
  reset: { draft: 'Akɛ o-password hee lɛ eto. Ofainɛ, kɛ yaa mli.' },
  resetFailure: { draft: 'Akɛ o-password hee lɛ etoko. Ofainɛ, kaa ekoŋŋ.' },
}
