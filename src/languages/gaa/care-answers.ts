import type { Translation } from '../../lib/words/translation.ts'
import type { careAnswers as words } from '../../server/care/care/messages.ts'

export const careAnswers: Translation<typeof words> = {
  cardSaved: { draft: 'Ato kaadi lɛ.' },
  cardHandedOver: { draft: 'Akɛ kaadi lɛ ewo mɔ ko dɛŋ.' },
  cardClosed: { draft: 'Aŋa kaadi lɛ.' },
  thanksWay: { draft: 'Shidaa lɛ yɛ gbɛ nɔ.' },
  cardOpenAgain: { draft: 'Agbele kaadi lɛ ekoŋŋ.' },
  taskAdded: { draft: 'Akɛ nitsumɔ lɛ efata he.' },
  taskHandedOver: { draft: 'Akɛ nitsumɔ lɛ ewo mɔ ko dɛŋ.' },
  amongYourTasks: { draft: 'Efata onitsumɔi ahe.' },
  taskDone: { draft: 'Nitsumɔ lɛ egbe naa.' },
  taskOpenAgain: { draft: 'Agbele nitsumɔ lɛ ekoŋŋ.' },
}
