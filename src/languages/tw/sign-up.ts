import type { signUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUp: Translation<typeof signUpWords> = {
  title: { draft: 'Twerɛ wo din' },
  heading: { draft: 'Ahɔhoɔ Krataa' },
  lede: { draft: 'Ka onipa ko a woyɛ kyerɛ yɛn, na woka yɛn ho. Ɛgye simma mmienu pɛ.' },
  member: { draft: 'Anammɔn 1 wɔ 2 mu: onipa ko a woyɛ. Woyɛ asɔreba dada? <a>Wura mu</a>' },
  needsScript: { draft: 'Din twerɛ' },
  consent: {
    draft:
      'Mepene so sɛ asɔre no bɛsie deɛ mɛka wɔ ha, na wɔahunu me sɛ asɔreba na wɔahwɛ me so. <a>Deɛ wɔsie, ne deɛ enti a</a>',
  },
  submit: { draft: 'Twerɛ wo din' },
  busy: { draft: 'Ɛretwerɛ...' },
  firstName: { draft: 'Wo din' },
  middleName: { draft: 'Wo din a ɛtɔ so mmienu' },
  lastName: { draft: 'Abusua din' },
  usernameHint: { draft: 'Ɛno na wode bɛwura mu. Atwerɛdeɛ, nɔma, dots, dashes ne underscores.' },
  phone: { draft: 'Fon nɔma' },
  gender: { draft: 'Ɔbarima anaa ɔbaa' },
  male: { draft: 'Ɔbarima' },
  female: { draft: 'Ɔbaa' },
  passwordHint: {
    draft:
      'Anyɛ yie koraa atwerɛdeɛ {least}. Nsɛm kakra a wɔaka abɔ mu no nyɛ den sɛ wobɛkae, nanso ɛyɛ den sɛ obi bɛhunu.',
  },
  confirmPassword: { draft: 'San twerɛ password no' },
  showPasswords: { draft: 'Kyerɛ deɛ matwerɛ' },
  description: { draft: 'Ka asɔre no ho: ahɔhoɔ krataa.' },
  username: { draft: 'Username' },
  email: { draft: 'E-mail' },
  countryCode: { draft: 'Ɔman code' },
  password: { draft: 'Password' },
}
