import type { Translation } from '../../lib/words/translation.ts'
import type { accountAnswers as words } from '../../server/accounts/accounts/messages.ts'

export const accountAnswers: Translation<typeof words> = {
  secondStepNotRight: { draft: 'Afɔɖeɖe evelia mede o. Taflatsɛ gate kpɔ.' },
  thankYouYourE: { draft: 'Akpe. Woɖo kpe wò e-mail adrɛs dzi.' },
  notYourPassword: { draft: 'Menye wò password nye esia o' },
  linkHolds: { draft: 'Link sia le dɔ wɔm.' },
  thankYouYouCan: { draft: 'Akpe. Àte ŋu ayi edzi.' },
  confirmYou: { draft: 'Taflatsɛ ɖo kpe edzi be wòe.' },
  youSignedOut: { draft: 'Èdo go.' },
  notPhoneNumberGhana: {
    draft: 'Menye Ghana telefonxexlẽdzesi nye esia o. Taflatsɛ ŋlɔe abe 024 412 3456 ene',
  },
  notPhoneNumberName: {
    draft: 'Menye {name} telefonxexlẽdzesi nye esia o. Taflatsɛ ŋlɔe abe alesi woƒonɛ le afi ma ene',
  },
  thankYouYourRequest: { draft: 'Akpe. Wò biabia le hamea ƒe ɔfis. {until}' },
  invitationTakenAlreadyIf: {
    draft: 'Woxɔ amekpekpe sia xoxo. Ne wòe la, taflatsɛ ge ɖe eme. Ne menye wò o la, bia yeyea.',
  },
  invitationTooOldAsk: { draft: 'Amekpekpe sia tsi akpa. Taflatsɛ bia yeyea tso ame si kpe wò gbɔ.' },
  invitationWithdrawnAskWhoever: { draft: 'Woɖe amekpekpe sia ɖa. Taflatsɛ bia ame si kpe wò.' },
  usernameCodeDoNot: { draft: 'Username kple code mesɔ o, alo code la megawɔa dɔ o' },
  reasonLookAgainAsk: { draft: '{reason}. Taflatsɛ gakpɔe, alo bia yeyea le ɔfis' },
  noMoreTheseMessages: { draft: 'Gbedasi siawo megava gbɔwò o.' },
  noMoreMessagesCome: { draft: 'Gbedasi aɖeke megava gbɔwò o, negbe esi ku ɖe wò account ƒe dedienɔnɔ ŋu.' },
  thankYouMessagesCome: { draft: 'Akpe. Gbedasiwo gava gbɔwò.' },
}
