import type { Translation } from '../../lib/words/translation.ts'
import type { personRequestWords } from '../../server/people/persons/requests/messages.ts'

export const personRequestEmails: Translation<typeof personRequestWords> = {
  inSubject: { draft: '{person} le {fellowship} me' },
  aboutSubject: { draft: 'Tso {person} ŋu' },
  accepted: { draft: 'dɔwɔƒea lɔ̃ ɖe edzi: {person} le {fellowship} me fifia.' },
  takenOut: { draft: 'dɔwɔƒea gaɖe {person}, si nètsɔ kpee, le {fellowship} me.' },
  declined: { draft: 'dɔwɔƒea melɔ̃ ɖe edzi o: {person} mege ɖe {fellowship} me o.' },
  officeWrites: { draft: 'Dɔwɔƒea ŋlɔ bena:' },
}
