import type { Translation } from '../../lib/words/translation.ts'
import type { personRequestWords } from '../../server/people/persons/requests/messages.ts'

export const personRequestEmails: Translation<typeof personRequestWords> = {
  inSubject: { draft: '{person} est dans {fellowship}' },
  aboutSubject: { draft: 'À propos de {person}' },
  accepted: { draft: 'le secrétariat a dit oui : {person} est maintenant dans {fellowship}.' },
  takenOut: { draft: 'le secrétariat a retiré {person}, que vous aviez ajouté, de {fellowship}.' },
  declined: { draft: 'le secrétariat a dit non : {person} n’entre pas dans {fellowship}.' },
  officeWrites: { draft: 'Le secrétariat écrit :' },
}
