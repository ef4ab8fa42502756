import type { youthWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const youth: Translation<typeof youthWords> = {
  ministry: { draft: 'Mmabunu' },
  needsScript: { draft: 'Wo din a wobɛtwerɛ no hia JavaScript, na wɔadum wɔ browser yi mu.' },
  none: { draft: 'Seesei biribiara nni hɔ a wobɛtwerɛ wo din.' },
  signUp: { draft: 'Twerɛ wo din' },
  joinWaiting: { draft: 'Twɛn baabi' },
  cancel: { draft: 'Yi wo din firi mu' },
  leaveWaiting: { draft: 'Gyae twɛn' },
  details: { draft: '{when}. {where}. Bisa {who}.' },
  waits: { draft: 'Woretwɛn baabi, nɔma {position}.' },
  toastSignedUp: { draft: 'Wo din wɔ mu ma {title}' },
  toastWaits: { draft: 'Woretwɛn baabi, nɔma {position}' },
  toastLeft: { draft: 'Wontwɛn baabi bio ma {title}' },
  toastFree: { draft: 'Woagyae baabi a na wowɔ wɔ {title}' },
}
