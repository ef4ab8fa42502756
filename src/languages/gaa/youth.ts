import type { youthWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const youth: Translation<typeof youthWords> = {
  ministry: { draft: 'Oblahii kɛ oblayei' },
  signUp: { draft: 'Ŋmaa ogbɛi' },
  joinWaiting: { draft: 'Mɛɛ gbɛ' },
  cancel: { draft: 'Jiemɔ ogbɛi' },
  details: { draft: '{when}. {where}. Bi {who}.' },
  toastSignedUp: { draft: 'Ogbɛi yɛ mli kɛha {title}' },
}
