import type { factorWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const factors: Translation<typeof factorWords> = {
  password: { draft: 'Wò mɔʋunya' },
}
