import type { Translation } from '../../lib/words/translation.ts'
import type { codeTextWords } from '../../server/accounts/otp/messages.ts'

export const codeTexts: Translation<typeof codeTextWords> = {
  signIn: { draft: '{code} ne wo code a wode bɛkɔ {church} mu. Ɛtena hɔ simma {minutes}. Mfa mma obiara.' },
  reset: {
    draft:
      '{code} ne wo code a wode bɛyi password foforɔ wɔ {church}. Ɛtena hɔ simma {minutes}. Mfa mma obiara.',
  },
  confirm: {
    draft:
      '{code} ne wo code a wode bɛkyerɛ sɛ nɔma yi yɛ wo dea wɔ {church}. Ɛtena hɔ simma {minutes}. Mfa mma obiara.',
  },
  yourChurch: { draft: 'w’asɔre' },
}
