import type { Translation } from '../../lib/words/translation.ts'
import type { careEmailWords } from '../../server/care/care/messages.ts'

export const careEmails: Translation<typeof careEmailWords> = {
  thanksSubject: { draft: 'Akpe be nèva' },
  friend: { draft: 'xɔlɔ̃' },
  taskSubject: { draft: 'Wotsɔ dɔ aɖe na wò' },
  task: { draft: '{by} tsɔ dɔ aɖe na wò. Ame si ŋu wòku ɖo, kple nusi wòle be woawɔ la, xlẽe le afi sia:' },
  tasksPage: { draft: 'Dɔwo' },
  newcomerSubject: { draft: 'Wotsɔ amedzro yeye na wò' },
  newcomer: {
    draft: '{by} tsɔ amedzro yeye na wò. Ame si wònye, kple nusi wòle be woawɔ la, xlẽe le afi sia:',
  },
  newcomersPage: { draft: 'Amedzro yeyewo' },
}
