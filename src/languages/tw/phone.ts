import type { phoneWords } from '../../lib/texts/accounts/phone.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const phone: Translation<typeof phoneWords> = {
  example: { draft: 'Sɛ nhwɛsoɔ 024 412 3456' },
  none: { draft: 'Yɛsrɛ wo, twerɛ fon nɔma' },
  nineMore: { draft: '233 akyi no, nɔma nkron na ɛdi hɔ, sɛ 233 24 412 3456' },
  tenDigits: { draft: 'Yɛsrɛ wo, twerɛ nɔma du, sɛ 024 412 3456' },
}
