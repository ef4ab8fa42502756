import type { Translation } from '../../lib/words/translation.ts'
import type { sendingReasons as words } from '../../server/messages/translated/messages.ts'

export const sendingReasons: Translation<typeof words> = {
  noAddress: { draft: 'Il n’y a plus d’adresse.' },
  refused: { draft: 'Cette personne a dit non.' },
  noTexts: { draft: 'L’église n’envoie pas de SMS pour le moment.' },
  noWay: { draft: 'Cette voie n’existe plus.' },
  noWhatsApp: { draft: 'L’église n’écrit pas par WhatsApp pour le moment.' },
  noTemplate: { draft: 'WhatsApp n’a pas approuvé le modèle de ce message.' },
  lost: { draft: 'La réponse s’est perdue quand le serveur s’est arrêté.' },
  stopped: { draft: 'Le message a été arrêté.' },
  taken: { draft: 'WhatsApp l’a pris.' },
  onTelephone: { draft: 'Il est sur le téléphone.' },
  readThere: { draft: 'Lu dans WhatsApp.' },
  afterAll: { draft: 'Il est finalement arrivé par WhatsApp.' },
  tooLate: { draft: 'C’était trop tard.' },
  takenBack: { draft: 'Cette personne l’a repris entre-temps.' },
  switchedOff: { draft: 'Cela a été désactivé entre-temps.' },
  unused: { draft: 'L’église ne s’en sert plus.' },
  moved: { draft: 'Cela a été déplacé ou supprimé entre-temps.' },
  readUnderOwn: { draft: 'Lu sous Mes messages.' },
}
