import type { stepUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stepUp: Translation<typeof stepUpWords> = {
  title: { draft: 'Ofainɛ, tsɔɔ akɛ bo ni' },
  why: {
    draft:
      'Nɔ ni ootao ni ofee lɛ he hiaa, no hewɔ lɛ wɔkwɛɔ akɛ mɔ kroko hiɛɛɛ ofon lɛ. Wɔbiiŋ ekoŋŋ kɛyashi minitii nyɔŋma.',
  },
  cancel: { draft: 'Foo mli' },
  confirm: { draft: 'Maa nɔ mi' },
  confirming: { draft: 'Wɔmiima nɔ mi...' },
}
