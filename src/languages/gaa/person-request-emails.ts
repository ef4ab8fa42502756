import type { Translation } from '../../lib/words/translation.ts'
import type { personRequestWords } from '../../server/people/persons/requests/messages.ts'

export const personRequestEmails: Translation<typeof personRequestWords> = {
  inSubject: { draft: '{person} yɛ {fellowship} mli' },
  aboutSubject: { draft: 'Yɛ {person} he' },
  accepted: { draft: 'ofis lɛ ekpɛlɛ nɔ: {person} yɛ {fellowship} mli bianɛ.' },
  takenOut: { draft: 'ofis lɛ ejie {person}, ni okɛfata he lɛ, kɛjɛ {fellowship} mli ekoŋŋ.' },
  declined: { draft: 'ofis lɛ kpɛlɛɛɛ nɔ: {person} boteee {fellowship} mli.' },
  officeWrites: { draft: 'Ofis lɛ ŋma akɛ:' },
}
