import type { phoneWords } from '../../lib/texts/accounts/phone.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const phone: Translation<typeof phoneWords> = {
  example: { draft: 'Par exemple 024 412 3456' },
  none: { draft: 'Indiquez un numéro de téléphone' },
  nineMore: { draft: 'Après 233 un numéro a neuf chiffres de plus, comme 233 24 412 3456' },
  tenDigits: { draft: 'Indiquez dix chiffres, comme 024 412 3456' },
}
