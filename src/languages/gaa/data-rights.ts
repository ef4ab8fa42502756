import type { rightWords } from '../../lib/texts/accounts/data-rights.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRights: Translation<typeof rightWords> = {
  access: { draft: 'Kwɛ mihe saji' },
  correction: { draft: 'Jajemɔ mihe saji' },
  erasure: { draft: 'Jiemɔ mihe saji' },
  membership: { draft: 'Asafonyo ni miji' },
  photograph: { draft: 'Mfoniri' },
  photographAsks: { draft: 'Mikuu lɛ mli bii baanyɛ ana mi-mfoniri.' },
  photographGiven: { draft: 'Okuu lɛ mli bii naa o-mfoniri.' },
  photographWithdrawn: { draft: 'Asafo lɛ ofis kɛ okuu lɛ hiɛnyiɛlɔ pɛ naa o-mfoniri.' },
}
