import type { Translation } from '../../lib/words/translation.ts'
import type { careEmailWords } from '../../server/care/care/messages.ts'

export const careEmails: Translation<typeof careEmailWords> = {
  thanksSubject: { draft: 'Akpe be nèva' },
  friend: { draft: 'xɔlɔ̃' },
}
