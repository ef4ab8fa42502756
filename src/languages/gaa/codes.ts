import type { codeWords } from '../../components/codes/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codes: Translation<typeof codeWords> = {
  code: { draft: 'Code' },
  codeHint: { draft: 'SMS lɛ mli nɔmbai ekpaa lɛ.' },
  number: { draft: 'Tɛlifoŋ nɔmba' },
  send: { draft: 'Kɛ code maje mi' },
}
