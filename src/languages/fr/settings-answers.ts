import type { settingsTexts } from '../../lib/texts/accounts/settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsAnswers: Translation<typeof settingsTexts> = {
  saved: { draft: 'Enregistré.' },
  savedAnd: { draft: 'Enregistré. {what}' },
  asDevice: { draft: 'Comme l’appareil' },
  light: { draft: 'Clair' },
  dark: { draft: 'Sombre' },
  office: { draft: 'Seulement le secrétariat' },
  leader: { draft: 'Le responsable de mon groupe, et qui l’assiste' },
  members: { draft: 'Tous les membres de mon groupe' },
  church: { draft: 'Tous les membres de l’église' },
  remind: { draft: 'Me rappeler la veille un événement ou un culte pour lequel j’ai demandé un rappel' },
  remindOn: { draft: 'Enregistré. Un e-mail arrive la veille.' },
  remindOff: { draft: 'Enregistré. Aucun e-mail n’arrive ; vos rappels restent sur le site.' },
  news: {
    draft:
      'Me dire quand mon témoignage est approuvé, quand mon sujet de prière est marqué exaucé, ou quand une place se libère pour moi',
  },
  newsOn: { draft: 'Enregistré. Un e-mail vous le dit.' },
  newsOff: { draft: 'Enregistré. Vous le trouvez sur votre tableau de bord.' },
  asLeader: { draft: 'M’envoyer ce que les membres m’écrivent comme à leur responsable' },
  asLeaderOn: { draft: 'Enregistré. Les messages des membres arrivent aussi par e-mail.' },
  asLeaderOff: {
    draft: 'Enregistré. Vous trouvez les messages des membres sur votre tableau de bord, sous Messages.',
  },
  photographRemoved: { draft: 'Votre photo est retirée.' },
  photographSaved: { draft: 'Votre nouvelle photo est enregistrée.' },
  notAPicture: {
    draft: 'Ce navigateur ne peut pas ouvrir ce fichier comme image. Choisissez un JPEG, PNG ou WebP.',
  },
  partMissing: {
    draft:
      'Une partie de cette page n’est pas arrivée. Vérifiez votre connexion, et choisissez de nouveau la photo.',
  },
  profileFirst: { draft: 'Complétez d’abord votre profil ; votre photo en fait partie.' },
}
