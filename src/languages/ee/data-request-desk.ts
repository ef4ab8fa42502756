import type { requestWords } from '../../islands/admin/requests/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequestDesk: Translation<typeof requestWords> = {
  deletedAccount: { draft: 'Account si wotutu' },
  nothingIsKeptOf: { draft: 'Womedzraa ŋuɖoɖoa ƒe naneke ɖo o.' },
  closeRequest: { draft: 'Tu biabiaa' },
  closing: { draft: 'Míele etum...' },
  requestIsClosed: { draft: 'Wotu biabiaa' },
  outcome: { draft: 'Nusi do tso eme' },
  answered: { draft: 'Woɖo eŋu' },
  refused: { draft: 'Womelɔ̃ o' },
  answer: { draft: 'Ŋuɖoɖo' },
  memberReadsItUnder: { draft: 'Hamevi xlẽnɛ le Ɖoɖowo, Nye data te, eye e-mail gblɔnɛ nɛ be ele afi ma.' },
  memberReadsItUnder2: { draft: 'Hamevi xlẽnɛ le Ɖoɖowo, Nye data te.' },
  nothingMoreWasSaid: { draft: 'Womegblɔ naneke kpee o.' },
  fileCouldNotBe: { draft: 'Filea meva o. Taflatsɛ gate kpɔ.' },
  downloadEverythingAboutUsername: { draft: 'Ɖe nusianu tso {username} ŋu de wò fon dzi' },
  openAccount: { draft: 'Ʋu accounta' },
  addRequest: { draft: 'Tsɔ biabia kpee' },
  requestAdded: { draft: 'Wotsɔ biabiaa kpee' },
  contactDetails: { draft: 'Telefon kple adrɛs' },
  eMailAddressTelephone: { draft: 'E-mail adrɛs, telefon xexlẽdzesi alo adrɛs.' },
  request: { draft: 'Biabia' },
  details: { draft: 'Numeɖeɖe' },
}
