import type { ownSettingWords } from '../../lib/texts/accounts/own-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownSettings: Translation<typeof ownSettingWords> = {
  photograph: { draft: 'Mfoniri' },
  telephone: { draft: 'Tɛlifoŋ' },
  privacy: { draft: 'Teemɔŋ saji' },
  consent: { draft: 'Kpɛlɛmɔ' },
  password: { draft: 'Password' },
  twoSteps: { draft: 'Mliyaa nane enyɔ' },
  devices: { draft: 'Tsɔnei' },
  colours: { draft: 'Sui' },
  dataSaver: { draft: 'Data hebaamɔ' },
  mails: { draft: 'E-mail' },
  messages: { draft: 'Shɛɛ saji' },
  calendar: { draft: 'Kalenda' },
  myGiving: { draft: 'Minikeenii' },
  schedule: { draft: 'Mibei' },
  myData: { draft: 'Mihe saji' },
  closeAccount: { draft: 'Ŋa account' },
  you: { draft: 'Bo' },
  signingIn: { draft: 'Mliyaa' },
  thisDevice: { draft: 'Tsɔne nɛɛ' },
  reachesYou: { draft: 'Nɔ ni shɛɔ ohe' },
  yours: { draft: 'Nɔ ni ji onɔ' },
}
