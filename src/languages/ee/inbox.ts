import type { inboxWords } from '../../islands/care/inbox/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const inbox: Translation<typeof inboxWords> = {
  answer: { draft: 'Wò ŋuɖoɖo' },
  answer2: { draft: 'Ɖo eŋu' },
  tryAgain: { draft: 'Gate kpɔ' },
  searchByName: { draft: 'Di ŋkɔ' },
  all: { draft: 'Wo katã' },
}
