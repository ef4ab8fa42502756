import type { joinWords } from '../../islands/groups/fellowships/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const joining: Translation<typeof joinWords> = {
  join: { draft: 'Bote mli' },
  accepted: { draft: 'Aheɛ bo. Oyɛ kuu nɛɛ mli' },
  belongs: { draft: 'Oyɛ kuu nɛɛ mli' },
  waits: { draft: 'Ofaikpamɔ lɛ yɛ hiɛnyiɛlɔ lɛ dɛŋ' },
  heading: { draft: 'Bote kuu ko mli' },
  acceptedBy: { draft: '{name} eheɛ bo.' },
}
