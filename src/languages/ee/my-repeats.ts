import type { myRepeatWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myRepeats: Translation<typeof myRepeatWords> = {
  notLoaded: { draft: 'Wò ŋkuɖodziwo meʋu o.' },
  title: { draft: 'Nunana siwo gbugbɔna' },
  remindMe: { draft: 'Ɖo ŋku nunana dzi nam' },
  none: { draft: 'Míate ŋu aɖo ŋku edzi na wò ɣleti ɖe sia ɖe alo kɔsiɖa ɖe sia ɖe. Naneke mexea eɖokui o.' },
  noneByMail: {
    draft:
      'Míate ŋu aɖo ŋku edzi na wò to e-mail dzi ɣleti ɖe sia ɖe alo kɔsiɖa ɖe sia ɖe. Naneke mexea eɖokui o.',
  },
  repeat: { draft: '{sum} na {fund}, {when}' },
  fromCard: { draft: 'Tso wò karta dzi, {card}' },
  reminder: { draft: 'Ŋkuɖodzi, {method}' },
  stopped: { draft: 'Wotɔ tee' },
  stop: { draft: 'Tɔ tee<a>: {fund}, {when}</a>' },
  stoppedWhy: { draft: 'Wodzudzɔe: {why}' },
  stoppedOn: { draft: 'Wodzudzɔe le {day}.' },
  next: { draft: 'Esi kplɔe ɖo: {day}.' },
  lastReceipt: { draft: 'Mamlɛtɔ le {day}: receipt {receipt}.' },
  lastReason: { draft: 'Mamlɛtɔ le {day}: {reason}.' },
  lastOnItsWay: { draft: 'Mamlɛtɔ le {day}: ele mɔa dzi.' },
  saved: { draft: 'Míaɖo ŋku edzi na wò' },
  when: { draft: 'Ɣekaɣi' },
  amount: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  fund: { draft: 'Nu si ta wòle' },
  method: { draft: 'Mɔ si dzi nàto axe fe' },
}
