import type { contactRules as words } from '../../lib/texts/care/contact-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactRules: Translation<typeof words> = {
  allFields: { draft: 'Yɛsrɛ wo, hyehyɛ baabiara mã' },
  email: { draft: 'Yɛsrɛ wo, ma yɛn e-mail address a ɛyɛ' },
}
