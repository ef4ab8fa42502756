import type { loginTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const loginAnswers: Translation<typeof loginTexts> = {
  success: { draft: 'Woakɔ mu!' },
  failure: { draft: 'Username anaa password no nteɛ' },
  incompleteProfile: { draft: 'Yɛsrɛ wo, wie wo ho nsɛm' },
}
