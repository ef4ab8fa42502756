import type { Translation } from '../../lib/words/translation.ts'
import type { mailingWords } from '../../server/messages/translated/messages.ts'

export const mailings: Translation<typeof mailingWords> = {
  friend: { draft: 'xɔlɔ̃' },
}
