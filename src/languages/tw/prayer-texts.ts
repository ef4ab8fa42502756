import type { prayerTexts as words } from '../../lib/texts/care/prayer-requests.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerTexts: Translation<typeof words> = {
  success: { draft: 'Yɛn nsa aka wo mpaebɔ adesrɛ' },
  loadFailure: { draft: 'Yɛantumi annya mpaebɔ adesrɛ no' },
  prayed: { draft: 'Yɛda wo ase sɛ wobɔɔ mpaeɛ!' },
}
