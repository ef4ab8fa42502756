import type { contactRules as words } from '../../lib/texts/care/contact-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactRules: Translation<typeof words> = {
  allFields: { draft: 'Taflatsɛ ŋlɔ nu ɖe teƒewo katã' },
  email: { draft: 'Taflatsɛ na e-mail address si le dedie' },
}
