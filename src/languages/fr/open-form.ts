import type { openFormWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const openForm: Translation<typeof openFormWords> = {
  act: { draft: 'Répondre' },
  notOpen: { draft: 'Ce formulaire ne prend pas de réponses en ce moment.' },
  opens: { draft: 'Il ouvre le {day}.' },
  closes: { draft: 'Jusqu’au {day}.' },
  placesLeft: { draft: { one: 'Il reste {count} place.', other: 'Il reste {count} places.' } },
  waits: { draft: 'Toutes les places sont prises. Qui répond maintenant vient sur la liste d’attente.' },
  full: { draft: 'Toutes les places sont prises.' },
  nameless: { draft: 'Sans noms : rien de qui vous êtes n’est enregistré, ni quand vous avez répondu.' },
  specialRead: { draft: 'Lu seulement par des personnes nommées.' },
  whoReads: { draft: '<a>Ce que l’église garde, et pourquoi</a>' },
  yes: { draft: 'Oui' },
  oneALine: { draft: 'Un nom par ligne.' },
  otherNames: { draft: 'Autres noms' },
  photographSent: { draft: 'Ajoutée : {name}' },
  sendingPhotograph: { draft: 'Envoi de la photo…' },
  sendingFile: { draft: 'Envoi du fichier…' },
  photographLimit: { draft: 'Au plus {most} Mo.' },
  fileLimit: { draft: 'Une photo ou un PDF de {most} Mo au plus.' },
  leaveEmpty: { draft: 'Laissez ceci vide' },
  progress: { draft: 'Envoi de votre réponse…' },
  submit: { draft: 'Envoyer la réponse' },
  taken: { draft: 'Merci. Nous avons votre réponse.' },
  onList: { draft: 'Vous êtes sur la liste d’attente. Nous vous écrivons dès qu’une place est libre.' },
  another: { draft: 'Remplir encore une fois' },
}
