import type { dataRequestWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof dataRequestWords> = {
  needsScript: { draft: 'Bimɔ ni okɛmaje yɛ biɛ' },
  name: { draft: 'Ogbɛi' },
  contact: { draft: 'O-e-mail address loo tɛlifoŋ nɔmba' },
  request: { draft: 'Bimɔ' },
  choose: { draft: 'Ofainɛ, halamɔ' },
  details: { draft: 'Saji' },
  send: { draft: 'Kɛ bimɔ lɛ maje' },
  sending: { draft: 'Eeya...' },
  noAnswer: { draft: 'Hetoo ko baaa. Ofainɛ, kwɛ o-network, ni okaa ekoŋŋ.' },
  elsewhere: { draft: 'Obimɔ lɛ yaaa. Ofainɛ, ŋmaa asafo lɛ moŋ.' },
}
