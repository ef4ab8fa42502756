import type { playerWords } from '../../islands/media/player/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const player: Translation<typeof playerWords> = {
  player: { draft: 'Lecteur de prédications' },
  loading: { draft: 'Chargement…' },
  loadingPart: { draft: 'Chargement… {percent} %' },
  paused: { draft: 'En pause' },
  failed: {
    draft:
      'Cet enregistrement n’a pas pu être chargé. Vérifiez votre connexion, et appuyez de nouveau sur lecture.',
  },
  play: { draft: 'Lecture' },
  pause: { draft: 'Pause' },
  back: { draft: '15 secondes en arrière' },
  on: { draft: '15 secondes en avant' },
  speed: { draft: 'Vitesse' },
  close: { draft: 'Fermer le lecteur' },
  position: { draft: 'Position' },
  at: { draft: '{time} sur {length}' },
  keep: { draft: 'Garder hors ligne' },
  kept: { draft: 'Gardé. La lecture se fait sans réseau.' },
  remove: { draft: 'Retirer' },
  removeSound: { draft: 'Retirer le son de {title}' },
  cancel: { draft: 'Annuler' },
  notKept: { draft: 'Ce n’est pas gardé : le réseau a été perdu, ou la place manque. {data}.' },
}
