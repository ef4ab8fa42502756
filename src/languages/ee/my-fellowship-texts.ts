import type { myFellowshipTexts as words } from '../../lib/texts/groups/my-fellowship.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myFellowshipTexts: Translation<typeof words> = {
  loadFailure: { draft: 'Míete ŋu kpɔ wò habɔbɔ o' },
  nothingChosen: { draft: 'Taflatsɛ tia habɔbɔ si me nàge ɖo' },
  joined: { draft: 'Ège ɖe {name} me!' },
  joinFailure: { draft: 'Mète ŋu ge ɖe habɔbɔa me o. Taflatsɛ gate ekpɔ.' },
  left: { draft: 'Èdo le {name} me' },
}
