import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Ge ɖe eme' },
  heading: { draft: 'Woezɔ' },
  forgotten: { draft: 'Èŋlɔ wò mɔʋunya bea?' },
  username: { draft: 'Ezazãŋkɔ' },
  password: { draft: 'Mɔʋunya' },
  submit: { draft: 'Ge ɖe eme' },
}
