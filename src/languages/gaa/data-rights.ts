import type { rightWords } from '../../lib/texts/accounts/data-rights.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRights: Translation<typeof rightWords> = {
  access: { draft: 'Kwɛ mihe saji' },
  correction: { draft: 'Jajemɔ mihe saji' },
  erasure: { draft: 'Jiemɔ mihe saji' },
  objection: { draft: 'Te shi wo mihe saji anitsumɔ' },
  membership: { draft: 'Asafonyo ni miji' },
  membershipAsks: {
    draft: 'Asafo lɛ kɛ nɔ ni mikɛɔ lɛ yɛ mihe lɛ toɔ, koni ele mi akɛ emli nyo ni ekwɛ mi.',
  },
  membershipGiven: {
    draft: 'Okpɛlɛ nɔ. Kɛ ooku sɛɛ lɛ, ŋaa o-account lɛ: no lɛ ajieɔ ohe saji lɛ yɛ gbii 14 sɛɛ.',
  },
  membershipWithdrawn: { draft: 'Kɛ enɛ bɛ lɛ, asafo lɛ nyɛŋ eto o-account lɛ.' },
  photograph: { draft: 'Mfoniri' },
  photographAsks: { draft: 'Mikuu lɛ mli bii baanyɛ ana mi-mfoniri.' },
  photographGiven: { draft: 'Okuu lɛ mli bii naa o-mfoniri.' },
  photographWithdrawn: { draft: 'Asafo lɛ ofis kɛ okuu lɛ hiɛnyiɛlɔ pɛ naa o-mfoniri.' },
}
