import type { Translation } from '../../lib/words/translation.ts'
import type { projectionRefusals as words } from '../../server/services/projection/messages.ts'

export const projectionRefusals: Translation<typeof words> = {
  noPresentation: { draft: 'Il n’y a pas de telle présentation.' },
  noScreen: { draft: 'Ce code n’ouvre aucun écran. Demandez le code du jour à l’équipe de projection.' },
  deleted: { draft: 'La présentation est supprimée.' },
  choosePicture: { draft: 'Choisissez une image' },
  mostPictures: { draft: 'Une présentation a au plus 30 images.' },
  slidesChanged: { draft: 'Les diapositives ont changé entre-temps. Choisissez la diapositive de nouveau.' },
}
