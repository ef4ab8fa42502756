import type { Translation } from '../../lib/words/translation.ts'
import type { welfareEmailWords } from '../../server/giving/welfare/messages.ts'

export const welfareEmails: Translation<typeof welfareEmailWords> = {
  subject: { draft: 'Mmoa fotoɔ no asi gyinaeɛ' },
  page: { draft: 'Me ntoboa' },
}
