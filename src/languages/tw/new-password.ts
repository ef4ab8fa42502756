import type { newPasswordWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPassword: Translation<typeof newPasswordWords> = {
  forgotTitle: { draft: 'Wo werɛ afiri wo password' },
  forgotHeading: { draft: 'Wo werɛ afiri wo password?' },
  remembered: { draft: 'Woakae? <a>Wura mu</a>' },
  officeHeading: { draft: 'Asɔre ɔfese no bɛboa wo' },
  phone: { draft: 'Fon' },
  textInstead: { draft: 'Fa SMS mena me code mmom' },
  haveOfficeCode: { draft: 'Mewɔ code a ɛfiri ɔfese hɔ' },
  mailInstead: { draft: 'Fa e-mail mena me link' },
  login: { draft: 'Username anaa e-mail' },
  askAgain: { draft: 'San bisa' },
  sendLink: { draft: 'Mena me link' },
  goOn: { draft: 'Kɔ so' },
  oneMoment: { draft: 'Twɛn kakra...' },
  officeCode: { draft: 'Code a ɛfiri ɔfese hɔ' },
  chooseTitle: { draft: 'Yi password foforɔ' },
  notNeeded: { draft: 'Ɛho nhia bio? <a>Wura mu</a>' },
  password: { draft: 'Password foforɔ' },
  set: { draft: 'Sie password foforɔ no' },
  saving: { draft: 'Ɛresie...' },
  askForLink: { draft: 'Bisa link foforɔ' },
  username: { draft: 'Username' },
}
