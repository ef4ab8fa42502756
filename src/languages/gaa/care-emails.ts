import type { Translation } from '../../lib/words/translation.ts'
import type { careEmailWords } from '../../server/care/care/messages.ts'

export const careEmails: Translation<typeof careEmailWords> = {
  thanksSubject: { draft: 'Oyiwaladɔŋŋ akɛ oba' },
  friend: { draft: 'naanyo' },
  taskSubject: { draft: 'Akɛ nitsumɔ ko eha bo' },
  task: { draft: '{by} ekɛ nitsumɔ ko eha bo. Mɔ ni ekɔɔ he, kɛ nɔ ni esa akɛ afee lɛ, kane yɛ biɛ:' },
  tasksPage: { draft: 'Nitsumɔi' },
  newcomerSubject: { draft: 'Akɛ gbɔ hee eha bo' },
  newcomer: { draft: '{by} ekɛ gbɔ hee eha bo. Mɔ ni eji, kɛ nɔ ni esa akɛ afee lɛ, kane yɛ biɛ:' },
  newcomersPage: { draft: 'Gbɔi heei' },
}
