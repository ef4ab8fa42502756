import type { Translation } from '../../lib/words/translation.ts'
import type { placeEmailWords } from '../../server/groups/places/messages.ts'

export const placeEmails: Translation<typeof placeEmailWords> = {
  subject: { draft: 'Vous avez une place : {what}' },
  free: { draft: 'une place s’est libérée, et elle est pour vous : {what}.' },
  giveBack: { draft: 'Si vous ne pouvez pas venir, rendez-la, pour que le suivant puisse venir : {page}' },
  youthPage: { draft: 'Jeunesse, Inscription' },
}
