import type { formWords } from '../../components/form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const forms: Translation<typeof formWords> = {
  optional: { draft: ' (facultatif)' },
  sending: { draft: 'Envoi...' },
  needsScript: {
    draft:
      '{act} : il faut JavaScript, qui est désactivé dans ce navigateur. Activez-le et rechargez cette page, ou parlez à un hôte d’accueil dimanche : nous le ferons volontiers avec vous.',
  },
}
