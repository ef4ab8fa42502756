import type { prayerTexts as words } from '../../lib/texts/care/prayer-requests.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerTexts: Translation<typeof words> = {
  prayed: { draft: 'Oyiwaladɔŋŋ!' },
  success: { draft: 'Wɔnine eshɛ osɔlemɔ bimɔ lɛ nɔ' },
  loadFailure: { draft: 'Wɔnyɛɛɛ wɔná sɔlemɔ bimɔi lɛ' },
}
