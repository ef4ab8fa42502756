import type { requestWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof requestWords> = {
  name: { draft: 'Ogbɛi' },
  contact: { draft: 'O-e-mail address loo otelefon nɔma' },
  kind: { draft: 'Faikpamɔ' },
  choose: { draft: 'Ofainɛ halamɔ' },
  send: { draft: 'Maje faikpamɔ lɛ' },
  sending: { draft: 'Miiya...' },
}
