import type { Translation } from '../../lib/words/translation.ts'
import type { careAnswers as words } from '../../server/care/care/messages.ts'

export const careAnswers: Translation<typeof words> = {
  cardSaved: { draft: 'Wodzra agbalẽvia ɖo.' },
  cardHandedOver: { draft: 'Wotsɔ agbalẽvia de asi na ame.' },
  cardClosed: { draft: 'Wotu agbalẽvia.' },
  thanksWay: { draft: 'Akpedadaa le mɔa dzi.' },
  cardOpenAgain: { draft: 'Wogaʋu agbalẽvia.' },
  taskAdded: { draft: 'Wotsɔ dɔa kpee.' },
  taskHandedOver: { draft: 'Wotsɔ dɔa de asi na ame.' },
  amongYourTasks: { draft: 'Ele wò dɔwo dome.' },
  taskDone: { draft: 'Dɔa wu enu.' },
  taskOpenAgain: { draft: 'Wogaʋu dɔa.' },
}
