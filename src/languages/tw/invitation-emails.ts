import type { Translation } from '../../lib/words/translation.ts'
import type { invitationEmailWords } from '../../server/accounts/invitations/messages.ts'

export const invitationEmails: Translation<typeof invitationEmailWords> = {
  subject: { draft: '{church} to nsa frɛ wo' },
  unknown: { draft: 'Sɛ wonnim deɛ ɛfa ho a, ɛho nhia sɛ woyɛ hwee.' },
}
