import type { myRepeatWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myRepeats: Translation<typeof myRepeatWords> = {
  notLoaded: { draft: 'Okaimɔi lɛ egbeleee.' },
  title: { draft: 'Nikeenii ni baa ekoŋŋ' },
  remindMe: { draft: 'Kaimɔ mi akɛ mahã' },
  none: { draft: 'Wɔbaanyɛ wɔkai bo nyɔŋ fɛɛ nyɔŋ loo otsi fɛɛ otsi. Nɔ ko woɔɔ ehe nyɔmɔ.' },
  noneByMail: {
    draft: 'Wɔbaanyɛ wɔkai bo yɛ e-mail nɔ nyɔŋ fɛɛ nyɔŋ loo otsi fɛɛ otsi. Nɔ ko woɔɔ ehe nyɔmɔ.',
  },
  repeat: { draft: '{sum} kɛha {fund}, {when}' },
  fromCard: { draft: 'Kɛjɛ okaadi lɛ nɔ, {card}' },
  reminder: { draft: 'Kaimɔ, {method}' },
  stopped: { draft: 'Atsi' },
  stop: { draft: 'Tsi<a>: {fund}, {when}</a>' },
  stoppedWhy: { draft: 'Atsi: {why}' },
  stoppedOn: { draft: 'Atsi {day}.' },
  next: { draft: 'Nɔ ni nyiɛ sɛɛ {day}.' },
  lastReceipt: { draft: 'Naagbee nɔ {day}: receipt {receipt}.' },
  lastReason: { draft: 'Naagbee nɔ {day}: {reason}.' },
  lastOnItsWay: { draft: 'Naagbee nɔ {day}: eyɛ gbɛ nɔ.' },
  saved: { draft: 'Wɔbaakai bo' },
  when: { draft: 'Be' },
  amount: { draft: 'Shika ({currency})' },
  fund: { draft: 'Nɔ hewɔ' },
  method: { draft: 'Nyɔmɔwoo gbɛ' },
}
