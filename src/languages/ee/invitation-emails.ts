import type { Translation } from '../../lib/words/translation.ts'
import type { invitationEmailWords } from '../../server/accounts/invitations/messages.ts'

export const invitationEmails: Translation<typeof invitationEmailWords> = {
  subject: { draft: '{church} le kpewòm' },
  invites: {
    draft:
      '{by} le kpewòm {what} le {church}. Ʋu link sia nàxlẽ geɖe eye nàlɔ̃ ɖe edzi. Wò ɖeka tɔe, eye wòwɔa dɔ zi ɖeka, va ɖo {day}:',
  },
  unknown: { draft: 'Ne mènya nusi ku ɖe esia ŋu o la, mehiã be nàwɔ naneke o.' },
}
