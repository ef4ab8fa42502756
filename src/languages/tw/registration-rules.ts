import type { registrationRules as words } from '../../lib/texts/services/registration-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const registrationRules: Translation<typeof words> = {
  name: { draft: 'Yɛsrɛ wo, fa din ma' },
  email: { draft: 'Yɛsrɛ wo, fa email address a ɛyɛ ma' },
  contact: { draft: 'Yɛsrɛ wo, fa telefon nɔma anaa email address ma' },
}
