import type { formRegisterWords } from '../../islands/services/forms/register/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRegister: Translation<typeof formRegisterWords> = {
  telephone: { draft: 'Fon xexlẽdzesi' },
  email: { draft: 'E-mail' },
  born: { draft: 'Dzigbezã' },
  address: { draft: 'Afisi nèle' },
  title: { draft: 'Hame ƒe ŋkɔgbalẽ' },
  consent: { draft: 'Melɔ̃ be hame naŋlɔ esia ɖe eƒe ŋkɔgbalẽa me' },
  stands: { draft: 'si le eme fifia: {value}' },
  blank: { draft: 'naneke mele eme fifia o' },
  same: { draft: 'ele eme xoxo' },
}
