import type { mailedLinkWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mailedLinks: Translation<typeof mailedLinkWords> = {
  confirm: { draft: 'Si address yi so dua' },
  confirming: { draft: 'Yɛresi so dua...' },
  toProfile: { draft: 'Kɔ wo ho nsɛm so' },
  restore: { draft: 'Fa m’address san ma me' },
  restoring: { draft: 'Yɛde resan aba...' },
  newPassword: { draft: 'Paw password foforɔ' },
  signOut: { draft: 'Yi obiara firi mu' },
  signingOut: { draft: 'Yɛreyi wɔn afiri mu...' },
  write: { draft: 'Twerɛ kɔma asɔre no' },
  disconnect: { draft: 'Te me account no firi ho' },
  separating: { draft: 'Yɛretete mu...' },
  incomplete: { draft: 'Link yi nnuruiɛ. Yɛsrɛ wo, bue no bio firi e-mail no mu.' },
  notReached: { draft: 'Yɛantumi anka asɔre no ho. Yɛsrɛ wo, san bɔ mmɔden kakra akyi.' },
  logIn: { draft: 'Kɔ mu' },
  stopServices: { draft: 'Gyae nkra a ɛfa asɔreyɛ ho' },
  stopEvents: { draft: 'Gyae nkra a ɛfa dwumadie ho' },
  stopFellowship: { draft: 'Gyae nkra a ɛfiri me fekuo hɔ' },
  stopCare: { draft: 'Gyae nkra a ɛfa ɔhwɛ ne nsrahwɛ ho' },
  stopGiving: { draft: 'Gyae nkra a ɛfa ntoboa ho' },
  stopPayments: { draft: 'Gyae nkra a ɛsrɛ sɛ nɔma yi tua ka' },
  stopNews: { draft: 'Gyae nkra a ɛfa asɔre no nyinaa ho' },
  stopIncomplete: { draft: 'Link yi nnuruiɛ. Yɛsrɛ wo, bue no bio firi nkra no mu.' },
  stopAll: { draft: 'Gyae nkra nyinaa' },
  undo: { draft: 'San yɛ no sɛdeɛ na ɛteɛ' },
  confirmTitle: { draft: 'Si wo e-mail address so dua' },
  confirmDescription: { draft: 'E-mail address foforɔ, ɛnam link a ɛwɔ e-mail no mu so.' },
  confirmNeedsScript: { draft: 'Address so dua a wobɛsi' },
  confirmHeading: { draft: 'Si wo <a>e-mail</a> address so dua' },
  confirmLede: {
    draft: 'Mia button no, na ɛfiri ɛnnɛ rekɔ no e-mail a ɛfa wo account ho bɛba address yi so.',
  },
  notMe: { draft: 'Ɛnyɛ me' },
  notMeDescription: { draft: 'Ɛyi ahɔhoɔ firi account mu, ɛnam link a ɛwɔ e-mail no mu so.' },
  notMeNeedsScript: { draft: 'Ahɔhoɔ a wobɛyi wɔn afiri mu' },
  notMeLede: {
    draft:
      'Obi foforɔ kɔɔ wo account mu? Mia button no: yɛyi obiara firi mu, password dada no mmue hwee bio, na e-mail a link wɔ mu ba, na wode paw foforɔ.',
  },
  notMine: { draft: 'Ɛnyɛ me account' },
  notMineDescription: {
    draft: 'Ɛte account bi firi deɛ asɔre no nim fa obi ho no ho, ɛnam link a ɛwɔ nkra no mu so.',
  },
  notMineNeedsScript: { draft: 'Account no a wobɛte afiri ho' },
  notMineLede: {
    draft:
      'Ofese no de account bi a ɛwɔ ha abɔ deɛ asɔre no nim fa wo ho ho, nanso ɛnyɛ wo dea? Mia button no: yɛtete mmienu no mu, na ofese no hunu.',
  },
  restoreTitle: { draft: 'San fa wo e-mail address' },
  restoreHeading: { draft: 'San fa wo <a>e-mail</a> address' },
  restoreDescription: { draft: 'E-mail address dada no, ɛnam link a ɛwɔ e-mail no mu so.' },
  restoreNeedsScript: { draft: 'Address a wobɛsan afa' },
  restoreLede: {
    draft:
      'Obi sesaa wo account no e-mail address. Mia button no na fa dada no san bra. Yɛyi obiara firi mu, na wopaw password foforɔ.',
  },
  stop: { draft: 'Gyae nkra' },
  stopDescription: { draft: 'Ɛgyae e-mail ne SMS a ɛfiri asɔre no hɔ, ɛnam emu baako link so.' },
  stopNeedsScript: { draft: 'Nkra a wobɛgyae' },
  stopLede: {
    draft:
      'Wompɛ deɛ asɔre no de brɛ wo no? Mia button, na yɛbɛdi so daa, sɛ obi san twerɛ wo nɔma anaa w’address mpo a.',
  },
}
