import type { stepUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stepUp: Translation<typeof stepUpWords> = {
  title: { draft: 'Taflatsɛ, ɖee fia be wòe' },
  cancel: { draft: 'Tasii' },
  confirm: { draft: 'Ɖo kpe edzi' },
  confirming: { draft: 'Míele kpe ɖom edzi...' },
}
