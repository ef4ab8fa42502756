import type { invitationWords } from '../../islands/admin/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffInvitations: Translation<typeof invitationWords> = {
  withdrawThisInvitation: { draft: 'Àɖe amekpekpe sia ɖa?' },
  withdraw: { draft: 'Ɖee ɖa' },
  linkDoesNothingAny: { draft: 'Linka megawɔa naneke o, na ame si si wòle la.' },
  invitationIsWithdrawn: { draft: 'Woɖe amekpekpea ɖa' },
  invitations: { draft: 'Amekpekpewo' },
  inviteStaff: { draft: 'Kpe dɔwɔlawo' },
  whoeverOpensLinkThat: {
    draft: 'Ame si ʋu link si nèwɔ la ŋlɔa ŋkɔ, alo gena ɖe eme, eye wòxɔa dɔ siwo nètia.',
  },
  somebody: { draft: 'Ame aɖe' },
  untilDay: { draft: 'va ɖo {day}' },
  byUsedby: { draft: '@{usedBy} xɔe' },
  madeOnDay: { draft: 'wowɔe {day}' },
  waiting: { draft: 'Ele lalam' },
  accepted: { draft: 'Elɔ̃ ɖe edzi' },
  expired: { draft: 'Eƒe ɣeyiɣi wu enu' },
  withdrawn: { draft: 'Woɖee ɖa' },
  invitationIsReady: { draft: 'Amekpekpea sɔ gbe' },
  email: { draft: 'E-mail' },
  linkIsMailedThere: { draft: 'Woɖoa linka ɖe afi ma to e-mail dzi.' },
  hintShareLinkYourself: { draft: '{hint} Wò ŋutɔ tsɔ linka nɛ.' },
  phone: { draft: 'Telefon' },
  toShareLinkBy: { draft: 'Be nàtsɔ linka na to WhatsApp dzi.' },
  createLink: { draft: 'Wɔ link' },
  creatingLink: { draft: 'Míele linka wɔm...' },
  dutiesOptional: { draft: 'Dɔwo <a>(ne èdi)</a>' },
  listOfFellowshipsDid: { draft: 'Habɔbɔwo ƒe ŋkɔwo meva o. Taflatsɛ kpɔ wò network ɖa.' },
  whoeverLeadsItNow: { draft: 'Ame si xɔ ŋgɔ fifia la yia edzi va se ɖe esime woxɔ amekpekpea.' },
  pleaseChoose: { draft: 'Taflatsɛ, tia' },
  nameLedByLeadername: { draft: '{name} ({leaderName} xɔ ŋgɔ)' },
  churchInvitesYouInvitationphrase: {
    draft: '{church} kpe wò {invitationPhrase}. Wò ɖeka tɔe nye link sia: {link}',
  },
  linkIsOnIts: { draft: 'Linka le mɔa dzi yina {email}.' },
  itIsShownThis: {
    draft:
      'Zi ɖeka sia koe wofiae, ewɔa dɔ zi ɖeka, eye wònɔa anyi ŋkeke 14. Megatsɔe na ame bubu o: ame si ʋui la ate ŋu axɔ dɔa.',
  },
  done: { draft: 'Vɔ' },
}
