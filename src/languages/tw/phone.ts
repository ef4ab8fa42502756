import type { phoneWords } from '../../lib/texts/accounts/phone.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const phone: Translation<typeof phoneWords> = {
  example: { draft: 'Sɛ nhwɛsoɔ 024 412 3456' },
}
