import type { phoneWords } from '../../lib/texts/accounts/phone.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const phone: Translation<typeof phoneWords> = {
  none: { draft: 'Ofainɛ ŋma tɛlifoŋ nɔmba' },
  nineMore: { draft: 'Yɛ 233 sɛɛ lɛ nɔmba yɛ nɔmbai nɛɛhu ekoŋŋ, tamɔ 233 24 412 3456' },
  tenDigits: { draft: 'Ofainɛ ŋma nɔmbai nyɔŋma, tamɔ 024 412 3456' },
  example: { draft: 'Nɔkwɛmɔnɔ 024 412 3456' },
}
