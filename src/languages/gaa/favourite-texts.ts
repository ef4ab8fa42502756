import type { favouriteTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const favouriteTexts: Translation<typeof words> = {
  added: { draft: 'Akɛfata nɔ ni osumɔɔ lɛ he' },
  removed: { draft: 'Ajie yɛ nɔ ni osumɔɔ lɛ mli' },
  refused: { draft: 'Gbɛ bɛ tsɔne nɛɛ nɔ ha enɛ' },
}
