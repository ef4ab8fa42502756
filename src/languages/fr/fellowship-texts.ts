import type { fellowshipTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const fellowshipTexts: Translation<typeof words> = {
  asked: { draft: 'Demande envoyée pour rejoindre {name}' },
  messaged: { draft: 'Message envoyé au responsable du groupe' },
  takenBack: { draft: 'Votre demande de rejoindre {name} est retirée' },
}
