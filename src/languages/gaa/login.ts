import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Yaa mli' },
  username: { draft: 'Username' },
  password: { draft: 'Password' },
  submit: { draft: 'Yaa mli' },
}
