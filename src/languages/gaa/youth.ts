import type { youthWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const youth: Translation<typeof youthWords> = {
  ministry: { draft: 'Oblahii kɛ oblayei' },
  needsScript: { draft: 'Gbɛi ŋmaa miitao JavaScript, shi agbe yɛ browser nɛɛ mli.' },
  none: { draft: 'Nɔ ko bɛ bianɛ ni abaaŋma gbɛi kɛha.' },
  signUp: { draft: 'Ŋmaa ogbɛi' },
  joinWaiting: { draft: 'Mɛɛ gbɛ' },
  cancel: { draft: 'Jiemɔ ogbɛi' },
  leaveWaiting: { draft: 'Kaamɛ dɔŋŋ' },
  details: { draft: '{when}. {where}. Bi {who}.' },
  waits: { draft: 'Oomɛ hei, nɔmba {position}.' },
  toastSignedUp: { draft: 'Ogbɛi yɛ mli kɛha {title}' },
  toastWaits: { draft: 'Oomɛ hei, nɔmba {position}' },
  toastLeft: { draft: 'Oomɛɛɛ hei kɛha {title} dɔŋŋ' },
  toastFree: { draft: 'Ohei yɛ {title} egbele ekoŋŋ' },
}
