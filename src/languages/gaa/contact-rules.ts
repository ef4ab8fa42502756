import type { contactRules as words } from '../../lib/texts/care/contact-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactRules: Translation<typeof words> = {
  allFields: { draft: 'Ofainɛ ŋma nɔ ko yɛ hei fɛɛ' },
  email: { draft: 'Ofainɛ, haa e-mail address ni ja' },
}
