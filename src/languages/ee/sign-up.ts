import type { signUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUp: Translation<typeof signUpWords> = {
  title: { draft: 'Ŋlɔ ŋkɔ' },
  description: { draft: 'Va hamea me: amedzrowo ƒe agbalẽ.' },
  heading: { draft: 'Amedzrowo ƒe Agbalẽ' },
  lede: { draft: 'Gblɔ amesi nènye na mí, eye nànye mía tɔ. Axɔ miniti eve.' },
  member: { draft: 'Afɔɖeɖe 1 le 2 me: amesi nènye. Hamevi nènye xoxoa? <a>Ge ɖe eme</a>' },
  needsScript: { draft: 'Ŋkɔŋɔŋlɔ' },
  consent: {
    draft:
      'Melɔ̃ be hamea nadzra nusi megblɔ le afi sia ɖo, be wòanyam abe hamevi ene ahalé be nam. <a>Nusi wodzrana ɖo, kple nusi ta</a>',
  },
  submit: { draft: 'Ŋlɔ ŋkɔ' },
  busy: { draft: 'Míele ŋkɔa ŋlɔm...' },
  firstName: { draft: 'Ŋkɔ gbãtɔ' },
  middleName: { draft: 'Ŋkɔ evelia' },
  lastName: { draft: 'Ƒomeŋkɔ' },
  username: { draft: 'Ezazãŋkɔ' },
  usernameHint: { draft: 'Eya nàzã age ɖe eme. Ŋɔŋlɔdzesiwo, xexlẽdzesiwo, dots, dashes kple underscores.' },
  email: { draft: 'E-mail' },
  countryCode: { draft: 'Dukɔ ƒe code' },
  phone: { draft: 'Telefon' },
  gender: { draft: 'Ŋutsu alo nyɔnu' },
  male: { draft: 'Ŋutsu' },
  female: { draft: 'Nyɔnu' },
  password: { draft: 'Mɔʋunya' },
  passwordHint: {
    draft: 'Ŋɔŋlɔdzesi {least} alo wu nenema. Nya ʋɛ aɖewo ƒo ƒu le bɔbɔe na ŋkuɖoɖodzi eye wòsesẽ na susu.',
  },
  confirmPassword: { draft: 'Gaŋlɔ mɔʋunyaa' },
  showPasswords: { draft: 'Fia nusi meŋlɔ' },
}
