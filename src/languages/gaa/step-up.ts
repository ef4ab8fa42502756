import type { stepUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stepUp: Translation<typeof stepUpWords> = {
  title: { draft: 'Ofainɛ, tsɔɔ akɛ bo ni' },
  cancel: { draft: 'Foo mli' },
  confirm: { draft: 'Maa nɔ mi' },
  confirming: { draft: 'Wɔmiima nɔ mi...' },
}
