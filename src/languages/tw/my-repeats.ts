import type { myRepeatWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myRepeats: Translation<typeof myRepeatWords> = {
  notLoaded: { draft: 'Yɛantumi annya wo nkaeɛ no.' },
  title: { draft: 'Ayɛyɛdeɛ a ɛsan ba' },
  remindMe: { draft: 'Kae me sɛ memma' },
  none: { draft: 'Yɛbɛtumi akae wo bosome biara anaa dapɛn biara. Hwee ntua ne ho.' },
  noneByMail: { draft: 'Yɛbɛtumi de e-mail akae wo bosome biara anaa dapɛn biara. Hwee ntua ne ho.' },
  repeat: { draft: '{sum} ma {fund}, {when}' },
  fromCard: { draft: 'Ɛfiri wo card so, {card}' },
  reminder: { draft: 'Nkaeɛ, {method}' },
  stopped: { draft: 'Wɔagyae' },
  stop: { draft: 'Gyae<a>: {fund}, {when}</a>' },
  stoppedWhy: { draft: 'Wɔagyae: {why}' },
  stoppedOn: { draft: 'Wɔgyaeeɛ {day}.' },
  next: { draft: 'Deɛ ɛdi hɔ: {day}.' },
  lastReceipt: { draft: 'Deɛ ɛtwa toɔ, {day}: receipt {receipt}.' },
  lastReason: { draft: 'Deɛ ɛtwa toɔ, {day}: {reason}.' },
  lastOnItsWay: { draft: 'Deɛ ɛtwa toɔ, {day}: ɛwɔ kwan so.' },
  saved: { draft: 'Yɛbɛkae wo' },
  when: { draft: 'Berɛ bɛn' },
  amount: { draft: 'Sika dodoɔ ({currency})' },
  fund: { draft: 'Deɛ ɛyɛ ma' },
  method: { draft: 'Ɛkwan a wobɛfa so atua' },
}
