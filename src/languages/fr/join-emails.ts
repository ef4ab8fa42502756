import type { Translation } from '../../lib/words/translation.ts'
import type { joinEmailWords } from '../../server/groups/fellowships/messages.ts'

export const joinEmails: Translation<typeof joinEmailWords> = {
  greeting: { draft: 'Bonjour {firstName},' },
  leaderWrites: { draft: '{leader} écrit :' },
  acceptedSubject: { draft: 'Bienvenue dans {fellowship}' },
  accepted: {
    draft:
      'vous faites maintenant partie de {fellowship}. {leader} et les autres se réjouissent de vous accueillir.',
  },
  whenItMeets: { draft: 'Quand et où il se réunit est indiqué sur le site, sous Mes groupes.' },
  declinedSubject: { draft: 'À propos de {fellowship}' },
  declined: {
    draft: 'merci d’avoir demandé à rejoindre {fellowship}. Il ne peut pas vous accueillir pour le moment.',
  },
  others: {
    draft:
      'Il y a d’autres groupes sur le site, et vous êtes le bienvenu à chacun de nos cultes. Si vous avez une question, écrivez-nous.',
  },
}
