import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Wura mu' },
  description: { draft: 'Wura w’asɔre kuo no mu.' },
  heading: { draft: 'Akwaaba bio' },
  lede: { draft: 'Wura mu kɔ w’ayɔnkofa kuo, wo mpaebɔ ne biribiara a ɛyɛ wo dea mu.' },
  newHere: { draft: 'Woyɛ foforɔ wɔ ha? <a>Kyerɛw wo din</a>' },
  needsScript: { draft: 'Mu wura' },
  forgotten: { draft: 'Wo werɛ afi wo password?' },
  username: { draft: 'Username' },
  password: { draft: 'Password' },
  showPassword: { draft: 'Kyerɛ deɛ makyerɛw' },
  submit: { draft: 'Wura mu' },
  busy: { draft: 'Ɛrewura mu...' },
  keepAccount: { draft: 'Fa m’akontaabu sie na ma me nwura mu' },
  byText: { draft: 'Fa SMS code wura mu' },
  byPassword: { draft: 'Fa me password wura mu' },
  byPasskey: { draft: 'Fa passkey mmom' },
  anotherCode: { draft: 'Bisa code foforɔ' },
  oneMoreStep: { draft: 'Ɛka baako pɛ' },
}
