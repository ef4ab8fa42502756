import type { Translation } from '../../lib/words/translation.ts'
import type { invitationEmailWords } from '../../server/accounts/invitations/messages.ts'

export const invitationEmails: Translation<typeof invitationEmailWords> = {
  subject: { draft: '{church} miifɔ bo nine' },
  invites: {
    draft:
      '{by} miifɔ bo nine {what} yɛ {church}. Gbelemɔ link nɛɛ ni okane babaoo ni okpɛlɛ nɔ. Bo kome onɔ ni, ni etsuɔ nii shikome, kɛyashi {day}:',
  },
  unknown: { draft: 'Kɛ oleee nɔ ni enɛ kɔɔ he lɛ, ehiaaa akɛ ofeɔ nɔ ko.' },
}
