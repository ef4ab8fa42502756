import type { Translation } from '../../lib/words/translation.ts'
import type { placeEmailWords } from '../../server/groups/places/messages.ts'

export const placeEmails: Translation<typeof placeEmailWords> = {
  subject: { draft: 'Oyɛ hei: {what}' },
  free: { draft: 'hei ko egbele, ni eji onɔ: {what}.' },
  giveBack: { draft: 'Kɛ onyɛŋ oba lɛ, ofainɛ, kɛku sɛɛ, koni mɔ ni nyiɛ sɛɛ lɛ anyɛ: {page}' },
  youthPage: { draft: 'Oblahii kɛ oblayei, Ŋmaa ogbɛi' },
}
