import type { codeTexts } from '../../lib/texts/accounts/otp.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codeAnswers: Translation<typeof codeTexts> = {
  asked: { draft: 'Sɛ wɔasi {telephone} so dua ama account bi a, code reba so. Ɛyɛ adwuma simma du.' },
}
