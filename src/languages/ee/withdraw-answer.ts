import type { withdrawWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const withdrawAnswer: Translation<typeof withdrawWords> = {
  about: { draft: 'Womegaxlẽa wò ŋuɖoɖoa o, eye wò teƒea yi na ame si lala didi wu.' },
  withdraw: { draft: 'Ɖe ŋuɖoɖoa ɖa' },
}
