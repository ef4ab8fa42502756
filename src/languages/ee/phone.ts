import type { phoneWords } from '../../lib/texts/accounts/phone.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const phone: Translation<typeof phoneWords> = {
  example: { draft: 'Kpɔɖeŋu 024 412 3456' },
  none: { draft: 'Taflatsɛ na telefon nɔmba' },
  nineMore: { draft: 'Le 233 megbe la, xexlẽdzesi asieke kpɔtɔ, abe 233 24 412 3456 ene' },
  tenDigits: { draft: 'Taflatsɛ na xexlẽdzesi ewo, abe 024 412 3456 ene' },
}
