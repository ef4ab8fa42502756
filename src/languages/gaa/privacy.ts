import type { privacyWords } from '../../islands/accounts/privacy/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacy: Translation<typeof privacyWords> = {
  responsible: { draft: 'Mɔ ni kwɛɔ nɔ' },
  address: { draft: 'Address' },
  ask: { draft: 'Bi' },
  email: { draft: 'E-mail' },
  telephone: { draft: 'Telefon' },
  years: { draft: { one: 'afi {count}', other: 'afii {count}' } },
  days: { draft: { one: 'gbi {count}', other: 'gbii {count}' } },
  attendance: { draft: 'Mɛi ni ba' },
  whom: { draft: 'Mɔ ni oobi lɛ' },
}
