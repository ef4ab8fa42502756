import type { Translation } from '../../lib/words/translation.ts'
import type { personRequestWords } from '../../server/people/persons/requests/messages.ts'

export const personRequestEmails: Translation<typeof personRequestWords> = {
  inSubject: { draft: '{person} ka {fellowship} ho' },
  aboutSubject: { draft: '{person} ho asɛm' },
  accepted: { draft: 'ɔfese no apene: {person} ka {fellowship} ho seesei.' },
  takenOut: { draft: 'ɔfese no ayi {person} a wode no kaa ho no afiri {fellowship} mu.' },
  declined: { draft: 'ɔfese no mpeneeɛ: {person} renka {fellowship} ho.' },
  officeWrites: { draft: 'Ɔfese no twerɛ sɛ:' },
}
