import type { prayerRules as words } from '../../lib/texts/care/prayer-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerRules: Translation<typeof words> = {
  title: { draft: 'Veuillez saisir un titre' },
  description: { draft: 'Veuillez décrire votre demande' },
  noSuch: { draft: 'Cette demande de prière n’existe pas.' },
  notYours: { draft: 'Seuls l’auteur de la demande et l’équipe peuvent faire cela.' },
  notYourWords: { draft: 'Seul l’auteur de la demande peut en changer les mots.' },
  changedElsewhere: {
    draft:
      'Vous avez modifié cette demande ailleurs entre-temps. Comparez les mots, puis enregistrez à nouveau.',
  },
  answeredElsewhere: { draft: 'Quelqu’un d’autre a marqué cette demande comme exaucée entre-temps.' },
  pendingElsewhere: { draft: 'Quelqu’un d’autre a remis cette demande en cours entre-temps.' },
  deleted: { draft: 'La demande de prière est supprimée.' },
}
