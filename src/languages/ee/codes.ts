import type { codeWords } from '../../components/codes/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codes: Translation<typeof codeWords> = {
  code: { draft: 'Code' },
  codeHint: { draft: 'Xexlẽdzesi ade siwo va le SMS la me.' },
  number: { draft: 'Telefon xexlẽdzesi' },
  send: { draft: 'Ɖo code ɖem' },
}
