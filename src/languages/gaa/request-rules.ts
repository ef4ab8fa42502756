import type { requestRules as words } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof words> = {
  kind: { draft: 'Ofainɛ, halamɔ nɔ ni obiɔ' },
  name: { draft: 'Ofainɛ, ŋmaa gbɛi lɛ' },
  reach: { draft: 'Ofainɛ, ŋmaa bɔ ni abaanyɛ ashɛ mɔ nɛɛ ŋɔɔ' },
  contact: { draft: 'Ofainɛ, ŋmaa e-mail address loo tɛlifoŋ nɔmba' },
  contactShape: { draft: 'Ofainɛ, ŋmaa e-mail address, loo tɛlifoŋ nɔmba tamɔ 024 412 3456' },
}
