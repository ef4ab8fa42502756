import type { Translation } from '../../lib/words/translation.ts'
import type { uploadRefusals as words } from '../../server/media/uploads/messages.ts'

export const uploadRefusals: Translation<typeof words> = {
  tooLong: { draft: 'C’est plus que ce que l’envoi devait avoir.' },
  goesOn: { draft: 'Un autre appel poursuit cet envoi.' },
  brokeOff: {
    draft: 'L’envoi s’est interrompu. Ce qui est arrivé est gardé : demandez combien, et continuez de là.',
  },
  tusVersion: { draft: 'Cette adresse parle tus {version} : dites-le dans l’en-tête Tus-Resumable.' },
  howMany: { draft: 'Dites dans l’en-tête {name} combien d’octets.' },
  metadata: { draft: 'L’en-tête Upload-Metadata est illisible.' },
  type: {
    draft: 'Dites dans Upload-Metadata si c’est une vidéo, un audio ou un fichier de page : « type ».',
  },
  empty: { draft: 'Ce fichier est vide.' },
  tooLarge: { draft: 'Ce fichier dépasse {size} Mo.' },
  tooMany: { draft: 'Trop de vos envois sont en route. Laissez-en d’abord arriver un.' },
  pagesOnly: {
    draft: 'Votre compte ne peut envoyer des fichiers que pour des pages et des ordres de culte.',
  },
  contentType: { draft: 'Envoyez ceci comme application/offset+octet-stream.' },
  standsAt: { draft: 'L’envoi en est à {bytes} octets. Continuez de là.' },
  used: { draft: 'Cet envoi est devenu une prédication.' },
  expired: { draft: 'Cet envoi a attendu trop longtemps. Recommencez.' },
  noUpload: { draft: 'Il n’y a pas de tel envoi.' },
  usedBefore: { draft: 'Cet envoi est déjà devenu une prédication.' },
  gone: { draft: 'Cet envoi n’est plus ici. Choisissez le fichier de nouveau' },
  notWhole: { draft: 'Ce fichier n’est pas encore arrivé en entier' },
  notForPage: { draft: 'Cet envoi n’est pas pour une page' },
  selectVideo: { draft: 'Choisissez un fichier vidéo valable' },
  selectAudio: { draft: 'Choisissez un fichier audio valable' },
}
