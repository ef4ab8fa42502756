import type { invitationWords } from '../../islands/admin/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffInvitations: Translation<typeof invitationWords> = {
  withdrawThisInvitation: { draft: 'Oojie ninefɔɔ nɛɛ?' },
  withdraw: { draft: 'Jiemɔ' },
  linkDoesNothingAny: { draft: 'Link lɛ feee nɔ ko dɔŋŋ, kɛha mɔ fɛɛ mɔ ni hiɛ.' },
  invitationIsWithdrawn: { draft: 'Ajie ninefɔɔ lɛ' },
  invitations: { draft: 'Ninefɔɔi' },
  inviteStaff: { draft: 'Fɔ nitsulɔi nine' },
  whoeverOpensLinkThat: {
    draft: 'Mɔ ni gbele link ni ofeɔ lɛ ŋmaa egbɛi, loo eyaa mli, ni enaa nitsumɔi ni ohala lɛ.',
  },
  somebody: { draft: 'Mɔ ko' },
  untilDay: { draft: 'kɛyashi {day}' },
  byUsedby: { draft: '@{usedBy} he' },
  madeOnDay: { draft: 'afee {day}' },
  waiting: { draft: 'Eemɛ' },
  accepted: { draft: 'Ekpɛlɛ nɔ' },
  expired: { draft: 'Ebe eho' },
  withdrawn: { draft: 'Ajie' },
  invitationIsReady: { draft: 'Ninefɔɔ lɛ esa' },
  email: { draft: 'E-mail' },
  linkIsMailedThere: { draft: 'Akɛ link lɛ yaa jɛmɛ yɛ e-mail nɔ.' },
  hintShareLinkYourself: { draft: '{hint} Bo diɛŋtsɛ okɛ link lɛ aha lɛ.' },
  phone: { draft: 'Tɛlifoŋ' },
  toShareLinkBy: { draft: 'Koni okɛ link lɛ aha yɛ WhatsApp nɔ.' },
  createLink: { draft: 'Fee link' },
  creatingLink: { draft: 'Wɔmiifee link lɛ...' },
  dutiesOptional: { draft: 'Nitsumɔi <a>(kɛ osumɔɔ)</a>' },
  listOfFellowshipsDid: { draft: 'Kui lɛ agbɛii baaa. Ofainɛ, kwɛmɔ onetwɔk lɛ.' },
  whoeverLeadsItNow: { draft: 'Mɔ ni nyiɛ hiɛ bianɛ lɛ yaa nɔ kɛyashi ahe ninefɔɔ lɛ.' },
  pleaseChoose: { draft: 'Ofainɛ, halamɔ' },
  nameLedByLeadername: { draft: '{name} ({leaderName} nyiɛ hiɛ)' },
  churchInvitesYouInvitationphrase: {
    draft: '{church} fɔ bo nine {invitationPhrase}. Bo kome onɔ ji link nɛɛ: {link}',
  },
  linkIsOnIts: { draft: 'Link lɛ yɛ gbɛ nɔ miiya {email}.' },
  itIsShownThis: {
    draft:
      'Shikome nɛɛ pɛ atsɔɔ, etsuɔ nii shikome, ni ehiɔ shi gbii 14. Kaakɛha mɔ kroko: mɔ ni gbele lɛ baanyɛ ahe nitsumɔ lɛ.',
  },
  done: { draft: 'Egbe naa' },
}
