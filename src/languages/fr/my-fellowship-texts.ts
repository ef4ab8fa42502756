import type { myFellowshipTexts as words } from '../../lib/texts/groups/my-fellowship.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myFellowshipTexts: Translation<typeof words> = {
  loadFailure: { draft: 'Impossible de charger votre groupe' },
  nothingChosen: { draft: 'Veuillez choisir un groupe à rejoindre' },
  joined: { draft: 'Vous avez rejoint {name} !' },
  joinFailure: { draft: 'Impossible de rejoindre le groupe. Veuillez réessayer.' },
  left: { draft: 'Vous avez quitté {name}' },
}
