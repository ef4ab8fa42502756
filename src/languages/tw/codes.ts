import type { codeWords } from '../../components/codes/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codes: Translation<typeof codeWords> = {
  code: { draft: 'Code' },
  codeHint: { draft: 'Nɔma nsia a ɛwɔ SMS no mu.' },
  number: { draft: 'Fon nɔma' },
  send: { draft: 'Fa code brɛ me' },
}
