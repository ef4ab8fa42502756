import type { signUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUp: Translation<typeof signUpWords> = {
  title: { draft: 'Ŋmaa ogbɛi' },
  description: { draft: 'Bafata asafo lɛ he: gbɔi awolo.' },
  heading: { draft: 'Gbɔi aWolo' },
  lede: { draft: 'Kɛɛmɔ wɔ mɔ ni ji bo, ni obaatsɔ wɔmɔ. Eheɔ minitii enyɔ.' },
  member: { draft: 'Nane 1 yɛ 2 mli: mɔ ni ji bo. Asafonyo ji bo momo? <a>Yaa mli</a>' },
  needsScript: { draft: 'Gbɛi ŋmaa' },
  consent: {
    draft:
      'Mikpɛlɛ nɔ akɛ asafo lɛ aato nɔ ni mikɛɔ yɛ biɛ, koni amɛle mi akɛ asafonyo ni amɛkwɛ mi. <a>Nɔ ni akɛtoɔ, kɛ nɔ hewɔ</a>',
  },
  submit: { draft: 'Ŋmaa ogbɛi' },
  busy: { draft: 'Wɔmiiŋma ogbɛi...' },
  firstName: { draft: 'Klɛŋklɛŋ gbɛi' },
  middleName: { draft: 'Gbɛi ni ji enyɔ' },
  lastName: { draft: 'Weku gbɛi' },
  username: { draft: 'Username' },
  usernameHint: { draft: 'Lɛ okɛbaaya mli. Niŋmaa okadii, nɔmbai, dots, dashes kɛ underscores.' },
  email: { draft: 'E-mail' },
  countryCode: { draft: 'Maŋ lɛ code' },
  phone: { draft: 'Tɛlifoŋ' },
  gender: { draft: 'Nuu loo yoo' },
  male: { draft: 'Nuu' },
  female: { draft: 'Yoo' },
  password: { draft: 'Password' },
  passwordHint: {
    draft: 'Okadii {least} loo nɔ ni fe nakai. Wiemɔi fioo ni afee ekome waaa akɛ akaiɔ, ni ewa akɛ asusuɔ.',
  },
  confirmPassword: { draft: 'Ŋmaa password lɛ ekoŋŋ' },
  showPasswords: { draft: 'Tsɔɔ nɔ ni miŋma' },
}
