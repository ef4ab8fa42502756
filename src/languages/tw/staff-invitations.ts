import type { invitationWords } from '../../islands/admin/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffInvitations: Translation<typeof invitationWords> = {
  withdrawThisInvitation: { draft: 'Wopɛ sɛ wotwe nsato yi san?' },
  withdraw: { draft: 'Twe san' },
  linkDoesNothingAny: { draft: 'Link no nyɛ hwee bio, obiara a ɔwɔ.' },
  invitationIsWithdrawn: { draft: 'Yɛatwe nsato no asan' },
  invitations: { draft: 'Nsato' },
  inviteStaff: { draft: 'To nsa frɛ adwumayɛfoɔ' },
  whoeverOpensLinkThat: {
    draft: 'Obiara a ɔbɛbue link a woyɛ no twerɛ ne din, anaa ɔkɔ mu, na ɔnya dwuma a wopaeɛ no.',
  },
  somebody: { draft: 'Obi' },
  untilDay: { draft: 'kɔsi {day}' },
  byUsedby: { draft: '@{usedBy} na ɔfaeɛ' },
  madeOnDay: { draft: 'yɛyɛeɛ {day}' },
  waiting: { draft: 'Ɛretwɛn' },
  accepted: { draft: 'Wapene so' },
  expired: { draft: 'Ne berɛ atwam' },
  withdrawn: { draft: 'Wɔatwe asan' },
  invitationIsReady: { draft: 'Nsato no awie' },
  email: { draft: 'E-mail' },
  linkIsMailedThere: { draft: 'Yɛde link no kɔ e-mail no so.' },
  hintShareLinkYourself: { draft: '{hint} W’ankasa fa link no ma no.' },
  phone: { draft: 'Fon' },
  toShareLinkBy: { draft: 'Sɛ wode link no bɛma no WhatsApp so.' },
  createLink: { draft: 'Yɛ link' },
  creatingLink: { draft: 'Yɛreyɛ link no...' },
  dutiesOptional: { draft: 'Dwuma <a>(sɛ wopɛ a)</a>' },
  listOfFellowshipsDid: { draft: 'Fekuo din no amma. Yɛsrɛ wo, hwɛ wo network.' },
  whoeverLeadsItNow: { draft: 'Deɛ ɔdi anim seesei no toa so kɔsi sɛ obi bɛfa nsato no.' },
  pleaseChoose: { draft: 'Yɛsrɛ wo, paw' },
  nameLedByLeadername: { draft: '{name} ({leaderName} na ɔdi anim)' },
  churchInvitesYouInvitationphrase: {
    draft: '{church} to nsa frɛ wo {invitationPhrase}. Link yi yɛ wo nko ara deɛ: {link}',
  },
  linkIsOnIts: { draft: 'Link no wɔ kwan so rekɔ {email}.' },
  itIsShownThis: {
    draft:
      'Yɛkyerɛ no prɛko yi pɛ, ɛyɛ adwuma pɛnkoro, na ɛdi nna 14. Mfa mma obi foforɔ: obiara a ɔbue no bɛtumi afa dwuma no.',
  },
  done: { draft: 'Ɛyɛ yie' },
}
