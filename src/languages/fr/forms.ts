import type { formWords } from '../../components/form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const forms: Translation<typeof formWords> = {
  optional: { draft: ' (facultatif)' },
  sending: { draft: 'Envoi...' },
  needsScript: {
    draft:
      '{act} : JavaScript est nécessaire, et il est désactivé dans ce navigateur. Activez-le et rechargez cette page, ou parlez à un placeur dimanche : nous le ferons volontiers avec vous.',
  },
}
