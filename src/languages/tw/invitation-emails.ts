import type { Translation } from '../../lib/words/translation.ts'
import type { invitationEmailWords } from '../../server/accounts/invitations/messages.ts'

export const invitationEmails: Translation<typeof invitationEmailWords> = {
  subject: { draft: '{church} to nsa frɛ wo' },
  invites: {
    draft:
      '{by} to nsa frɛ wo {what} wɔ {church}. Bue link yi na kenkan ho asɛm na pene so. Ɛyɛ wo nko ara deɛ, na ɛyɛ adwuma pɛnkoro, kɔsi {day}:',
  },
  unknown: { draft: 'Sɛ wonnim deɛ ɛfa ho a, ɛho nhia sɛ woyɛ hwee.' },
}
