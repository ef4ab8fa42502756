import type { myRepeatWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myRepeats: Translation<typeof myRepeatWords> = {
  remindMe: { draft: 'Ɖo ŋku nunana dzi nam' },
  repeat: { draft: '{sum} na {fund}, {when}' },
  reminder: { draft: 'Ŋkuɖodzi, {method}' },
  stopped: { draft: 'Wotɔ tee' },
  stop: { draft: 'Tɔ tee<a>: {fund}, {when}</a>' },
  next: { draft: 'Esi kplɔe ɖo: {day}.' },
  saved: { draft: 'Míaɖo ŋku edzi na wò' },
  when: { draft: 'Ɣekaɣi' },
  amount: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  fund: { draft: 'Nu si ta wòle' },
  method: { draft: 'Mɔ si dzi nàto axe fe' },
}
