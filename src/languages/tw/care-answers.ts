import type { Translation } from '../../lib/words/translation.ts'
import type { careAnswers as words } from '../../server/care/care/messages.ts'

export const careAnswers: Translation<typeof words> = {
  cardSaved: { draft: 'Yɛasie kaad no.' },
  cardHandedOver: { draft: 'Yɛde kaad no ahyɛ obi nsa.' },
  cardClosed: { draft: 'Yɛato kaad no mu.' },
  thanksWay: { draft: 'Aseda no wɔ kwan so.' },
  cardOpenAgain: { draft: 'Kaad no abue bio.' },
  taskAdded: { draft: 'Yɛde adwuma no aka ho.' },
  taskHandedOver: { draft: 'Yɛde adwuma no ahyɛ obi nsa.' },
  amongYourTasks: { draft: 'Ɛka wo nnwuma ho.' },
  taskDone: { draft: 'Adwuma no aba awieeɛ.' },
  taskOpenAgain: { draft: 'Adwuma no abue bio.' },
}
