import type { symbolWords } from '../../components/symbols/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const symbols: Translation<typeof symbolWords> = {
  cross: { draft: 'Kristo sɛŋmɔtso lɛ' },
  gyeNyame: { draft: 'Ja Nyɔŋmɔ pɛ' },
  sankofa: { draft: 'Ku osɛɛ ni oyaŋɔ' },
}
