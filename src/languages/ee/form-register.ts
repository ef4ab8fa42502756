import type { formRegisterWords } from '../../islands/services/forms/register/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRegister: Translation<typeof formRegisterWords> = {
  telephone: { draft: 'Fon xexlẽdzesi' },
  other_telephone: { draft: 'Fon xexlẽdzesi bubu' },
  email: { draft: 'E-mail' },
  born: { draft: 'Dzigbezã' },
  address: { draft: 'Afisi nèle' },
  title: { draft: 'Hame ƒe ŋkɔgbalẽ' },
  consent: { draft: 'Melɔ̃ ɖe edzi be hamea naŋlɔ esia ɖe eƒe amewo ƒe agbalẽ me' },
  atOnce: { draft: 'Woŋlɔnɛ ɖe afi ma ne èɖo wò ŋuɖoɖo ɖa. Ne mède dzesi o la, womeŋlɔ naneke o.' },
  byOffice: { draft: 'Dɔwɔƒea kpɔnɛ, eye woŋlɔnɛ ɖe afi ma. Ne mède dzesi o la, womate ŋu awɔe o.' },
  stands: { draft: 'si le eme fifia: {value}' },
  blank: { draft: 'naneke mele eme fifia o' },
  same: { draft: 'ele eme xoxo' },
}
