import type { fellowshipWords } from '../../islands/groups/fellowships/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const fellowships: Translation<typeof fellowshipWords> = {
  count: { draft: { one: 'habɔbɔ {count}', other: 'habɔbɔ {count}' } },
  all: { draft: 'Habɔbɔwo katã' },
  leader: { draft: 'Kplɔla' },
  yourName: { draft: 'Wò ŋkɔ' },
  signUp: { draft: 'Ŋlɔ wò ŋkɔ' },
  logIn: { draft: 'Ge ɖe eme' },
}
