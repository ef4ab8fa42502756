import type { phoneWords } from '../../lib/texts/accounts/phone.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const phone: Translation<typeof phoneWords> = {
  example: { draft: 'Nɔkwɛmɔnɔ 024 412 3456' },
  none: { draft: 'Ofainɛ ŋma tɛlifoŋ nɔmba' },
  tenDigits: { draft: 'Ofainɛ ŋma nɔmbai nyɔŋma, tamɔ 024 412 3456' },
}
