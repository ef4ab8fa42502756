import type { myFellowshipTexts as words } from '../../lib/texts/groups/my-fellowship.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myFellowshipTexts: Translation<typeof words> = {
  loadFailure: { draft: 'Yɛantumi annya wo fekuo no' },
  nothingChosen: { draft: 'Yɛsrɛ wo, paw fekuo a wobɛka ho' },
  joined: { draft: 'Woaka {name} ho!' },
  joinFailure: { draft: 'Woantumi anka fekuo no ho. Yɛsrɛ wo, sɔ hwɛ bio.' },
  left: { draft: 'Woafiri {name} mu' },
}
