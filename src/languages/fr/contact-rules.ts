import type { contactRules as words } from '../../lib/texts/care/contact-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactRules: Translation<typeof words> = {
  allFields: { draft: 'Veuillez remplir tous les champs' },
  email: { draft: 'Indiquez une adresse e-mail valable' },
}
