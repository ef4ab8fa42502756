import type { requestRules as english } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof english> = {
  kind: { draft: 'Taflatsɛ tia nu si nèle biabiam' },
  name: { draft: 'Taflatsɛ ŋlɔ ŋkɔ la' },
  reach: { draft: 'Taflatsɛ ŋlɔ alesi míakpɔ ame sia' },
  contact: { draft: 'Taflatsɛ ŋlɔ e-mail adrɛs alo telefon xexlẽdzesi' },
  contactShape: { draft: 'Taflatsɛ ŋlɔ e-mail adrɛs, alo telefon xexlẽdzesi abe 024 412 3456 ene' },
}
