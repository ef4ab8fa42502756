import type { stepUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stepUp: Translation<typeof stepUpWords> = {
  title: { draft: 'Taflatsɛ, ɖee fia be wòe' },
  why: {
    draft:
      'Nusi nèdi be yeawɔ la le vevie, eya ta míekpɔa egbɔ be ame bubu melé wò fon ɖe asi o. Míagabia o va se ɖe miniti ewo megbe.',
  },
  cancel: { draft: 'Tasii' },
  confirm: { draft: 'Ɖo kpe edzi' },
  confirming: { draft: 'Míele kpe ɖom edzi...' },
}
