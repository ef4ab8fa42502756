import type { codeWords } from '../../components/codes/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codes: Translation<typeof codeWords> = {
  code: { draft: 'Code' },
  codeHint: { draft: 'Les six chiffres du SMS.' },
  number: { draft: 'Numéro de téléphone' },
  send: { draft: 'Envoyez-moi un code' },
}
