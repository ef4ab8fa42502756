import type { Translation } from '../../lib/words/translation.ts'
import type { invitationEmailWords } from '../../server/accounts/invitations/messages.ts'

export const invitationEmails: Translation<typeof invitationEmailWords> = {
  subject: { draft: '{church} vous invite' },
  invites: {
    draft:
      '{by} vous invite {what}, à {church}. Ouvrez ce lien pour en lire plus et pour dire oui. Il est pour vous seul, et vaut une fois, jusqu’au {day} :',
  },
  unknown: { draft: 'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.' },
}
