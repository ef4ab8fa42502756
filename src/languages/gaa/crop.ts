import type { cropWords } from '../../components/picture/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crop: Translation<typeof cropWords> = {
  any: { draft: 'Fɛɛ' },
  use: { draft: 'Kɛ mfoniri nɛɛ' },
  cancel: { draft: 'Foo mli' },
}
