import type { requestRules as words } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof words> = {
  kind: { draft: 'Taflatsɛ, tia nusi biam nèle' },
  name: { draft: 'Taflatsɛ, ŋlɔ ŋkɔa' },
  reach: { draft: 'Taflatsɛ ŋlɔ alesi woaɖo ame sia gbɔe' },
  contact: { draft: 'Taflatsɛ, ŋlɔ e-mail adrɛs alo telefon xexlẽdzesi' },
  contactShape: { draft: 'Taflatsɛ, ŋlɔ e-mail adrɛs, alo telefon xexlẽdzesi abe 024 412 3456 ene' },
}
