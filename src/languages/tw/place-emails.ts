import type { Translation } from '../../lib/words/translation.ts'
import type { placeEmailWords } from '../../server/groups/places/messages.ts'

export const placeEmails: Translation<typeof placeEmailWords> = {
  subject: { draft: 'Woanya baabi: {what}' },
  free: { draft: 'baabi ada mpan, na ɛyɛ wo dea: {what}.' },
  giveBack: { draft: 'Sɛ wontumi mma a, yɛsrɛ wo, fa san bra, na obi foforɔ atumi aba: {page}' },
  youthPage: { draft: 'Mmabunu, Twerɛ wo din' },
}
