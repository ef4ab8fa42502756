import type { formWords } from '../../components/form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const forms: Translation<typeof formWords> = {
  optional: { draft: ' (ne èdi)' },
  sending: { draft: 'Ele ɖoɖom ɖa...' },
}
