import type { testimonyTexts as words } from '../../lib/texts/care/testimonies.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyTexts: Translation<typeof words> = {
  success: { draft: 'Akɛ oodaseyeli lɛ maje!' },
  failure: { draft: 'Odaseyeli lɛ yaaa' },
  tooLarge: { draft: 'Mfoniri nɛɛ fe 10 MB. Ofainɛ, halamɔ nɔ ni da fioo.' },
}
