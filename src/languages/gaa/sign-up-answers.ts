import type { signUpTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUpAnswers: Translation<typeof signUpTexts> = {
  success: { draft: 'Oŋma ogbɛi jogbaŋŋ!' },
  failure: { draft: 'Gbɛi ŋmaa lɛ eyeee omanye' },
  confirm: {
    draft: 'E-mail miiba oŋɔɔ. Ofainɛ, gbelemɔ link ni yɔɔ mli lɛ ni oma o-e-mail address lɛ nɔ mi.',
  },
}
