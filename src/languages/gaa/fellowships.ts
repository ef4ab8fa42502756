import type { fellowshipWords } from '../../islands/groups/fellowships/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const fellowships: Translation<typeof fellowshipWords> = {
  about: { draft: 'Wɔhe sane' },
  yourName: { draft: 'Ogbɛi' },
  signUp: { draft: 'Ŋmaa ogbɛi' },
  logIn: { draft: 'Yaa mli' },
}
