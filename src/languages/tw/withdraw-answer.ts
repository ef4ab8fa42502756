import type { withdrawWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const withdrawAnswer: Translation<typeof withdrawWords> = {
  about: { draft: 'Yɛnkan wo mmuaeɛ no bio, na wo baabi no kɔ ma deɛ ɔatwɛn akyɛ sene biara.' },
  withdraw: { draft: 'Twe mmuaeɛ no san' },
}
