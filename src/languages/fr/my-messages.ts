import type { myMessageWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myMessages: Translation<typeof myMessageWords> = {
  title: { draft: 'Mes messages' },
  about: { draft: 'Ce que l’église vous a écrit.' },
  lede: {
    draft:
      'Ce que l’église vous a écrit, par quelque voie que ce soit. <a>Choisissez ce que vous voulez et comment.</a>',
  },
  needsScript: { draft: 'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.' },
  tryAgain: { draft: 'Réessayer' },
  loading: { draft: 'Chargement des messages' },
  none: { draft: 'L’église ne vous a pas encore écrit. Ce qu’elle écrira sera ici.' },
  choose: { draft: 'Choisir comment les messages vous parviennent' },
  allRead: { draft: 'Vous les avez tous lus.' },
  unread: { draft: { one: '{count} non lu', other: '{count} non lus' } },
  markAll: { draft: 'Tout marquer comme lu' },
  older: { draft: 'Afficher les plus anciens' },
  stopped: { draft: 'Vous ne recevez plus de messages de ce genre : {kind}.' },
  comeAgain: { draft: 'Ils vous parviennent de nouveau.' },
  isNew: { draft: 'Nouveau' },
  answerToYou: { draft: 'Une réponse pour vous' },
  markUnread: { draft: 'Marquer comme non lu' },
  stop: { draft: 'Arrêter les messages de ce genre' },
}
