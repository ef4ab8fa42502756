import type { reminderTexts as english } from '../../lib/texts/services/reminders.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const reminderTexts: Translation<typeof english> = {
  set: { draft: 'Rappel activé pour ce culte' },
  removed: { draft: 'Rappel retiré' },
  refused: { draft: 'Ce navigateur n’a pas la place' },
  onDevice: {
    draft: 'C’est noté sur cet appareil, qui ne peut pas vous appeler. Votre calendrier le peut :',
  },
  noAddress: {
    draft: 'Aucune adresse e-mail confirmée n’est connue ici. Votre calendrier peut vous le rappeler :',
  },
  byEmail: { draft: 'Nous écrivons à {address} la veille.' },
  switchedOff: { draft: 'Les e-mails de rappel sont désactivés dans vos' },
  settings: { draft: 'Réglages' },
  unknown: {
    draft: 'Sans réseau, on ne sait pas si un e-mail viendra. Votre calendrier peut vous le rappeler :',
  },
  calendar: { draft: 'Ajouter au calendrier' },
}
