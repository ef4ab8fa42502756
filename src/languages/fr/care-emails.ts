import type { Translation } from '../../lib/words/translation.ts'
import type { careEmailWords } from '../../server/care/care/messages.ts'

export const careEmails: Translation<typeof careEmailWords> = {
  thanksSubject: { draft: 'Merci d’être venu' },
  friend: { draft: 'ami' },
  taskSubject: { draft: 'Une tâche vous a été confiée' },
  task: {
    draft: '{by} vous a confié une tâche. De qui il s’agit, et ce qui est à faire, vous le lisez ici :',
  },
  tasksPage: { draft: 'Tâches' },
  newcomerSubject: { draft: 'Un nouveau venu vous a été confié' },
  newcomer: {
    draft: '{by} vous a confié un nouveau venu. De qui il s’agit, et ce qui est à faire, vous le lisez ici :',
  },
  newcomersPage: { draft: 'Nouveaux venus' },
}
