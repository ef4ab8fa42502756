import type { formRules as words } from '../../lib/texts/services/form-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRules: Translation<typeof words> = {
  required: { draft: 'Ofainɛ, ha sanebimɔ nɛɛ hetoo' },
  telephone: { draft: 'Ofainɛ, ha telefon nɔmba' },
  full: { draft: 'Hei lɛ fɛɛ eyi obɔ.' },
}
