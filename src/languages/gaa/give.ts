import type { giveWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const give: Translation<typeof giveWords> = {
  demonstration: { draft: 'Nɔkwɛmɔnɔ ni enɛ: shika ko tsiii, ni nɔ ni oŋmaa lɛ jeee kpo yɛ tsɔne nɛɛ nɔ.' },
  sample: { draft: 'Nɔkwɛmɔnɔ ni enɛ: shika ko tsiii. Nɔ ko yɛ tsɔne nɛɛ nɔ yeɔ nyɔmɔhelɔ lɛ najiaŋ.' },
  test: { draft: 'Kaa akwɛ: shika ko tsiii. Asafo lɛ miika enyɔmɔhelɔ lɛ ekwɛ.' },
  act: { draft: 'Form nɛɛ' },
  usualAmounts: { draft: 'Shika ni ahaa pii' },
  amount: { draft: 'Shika ({currency})' },
  whole: { draft: '{amount} muu' },
  method: { draft: 'Nyɔmɔwoo gbɛ' },
  name: { draft: 'Gbɛi' },
  email: { draft: 'E-mail' },
  message: { draft: 'Shɛɛ sane' },
  messageHint: { draft: 'Nɔ hewɔ, loo mɔ ni odaa lɛ shi.' },
  give: { draft: 'Ha' },
  giveSum: { draft: 'Ha {sum}' },
  busy: { draft: 'Eeya...' },
  telephone: { draft: 'Tɛlifoŋ ni woɔ nyɔmɔ' },
  fund: { draft: 'Nɔ hewɔ' },
  weekday: { draft: 'Kofi & Ama: fɔmɔ gbi' },
  noWeekday: { draft: 'Jeee kɛha Kofi & Ama' },
  dayOfBirth: { draft: '{day} ({names})' },
  ofPledge: { draft: 'Enɛ yaa oshiwoo lɛ mli. Ha nɔ ni obaanyɛ bianɛ.' },
  logInForPledge: { draft: '<a>Yaa mli</a> dã, koni enɛ afata oshiwoo lɛ he.' },
  withoutPledge: { draft: 'Ha ni jeee shiwoo' },
}
