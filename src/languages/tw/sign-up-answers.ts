import type { signUpTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUpAnswers: Translation<typeof signUpTexts> = {
  success: { draft: 'Yɛatwerɛ wo din!' },
  failure: { draft: 'Yɛantumi antwerɛ wo din' },
  confirm: { draft: 'E-mail bi reba wo hɔ. Yɛsrɛ wo, bue link a ɛwɔ mu no na si wo e-mail address so dua.' },
}
