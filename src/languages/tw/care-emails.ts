import type { Translation } from '../../lib/words/translation.ts'
import type { careEmailWords } from '../../server/care/care/messages.ts'

export const careEmails: Translation<typeof careEmailWords> = {
  thanksSubject: { draft: 'Yɛda wo ase sɛ wobaeɛ' },
  friend: { draft: 'adamfo' },
  taskSubject: { draft: 'Wɔde adwuma ahyɛ wo nsa' },
  task: { draft: '{by} de adwuma ahyɛ wo nsa. Onipa ko ne deɛ ɛsɛ sɛ woyɛ no wɔ ha:' },
  tasksPage: { draft: 'Adwuma' },
  newcomerSubject: { draft: 'Wɔde ɔhɔhoɔ ahyɛ wo nsa' },
  newcomer: { draft: '{by} de ɔhɔhoɔ ahyɛ wo nsa. Onipa ko ne deɛ ɛsɛ sɛ woyɛ no wɔ ha:' },
  newcomersPage: { draft: 'Ahɔhoɔ' },
}
