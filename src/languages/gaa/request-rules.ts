import type { requestRules as english } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof english> = {
  name: { draft: 'Ofainɛ ŋmaa gbɛi lɛ' },
  contact: { draft: 'Ofainɛ ŋmaa e-mail address loo telefon nɔma' },
}
