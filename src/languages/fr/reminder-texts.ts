import type { reminderTexts as words } from '../../lib/texts/services/reminders.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const reminderTexts: Translation<typeof words> = {
  set: { draft: 'Rappel réglé pour ce culte' },
  removed: { draft: 'Rappel retiré' },
  refused: { draft: 'Ce navigateur n’a pas de place pour cela' },
  onDevice: { draft: 'C’est noté sur cet appareil, qui ne peut pas vous appeler. Votre agenda le peut :' },
  noAddress: {
    draft: 'Aucune adresse e-mail confirmée de vous n’est connue ici. Votre agenda peut vous le rappeler :',
  },
  byEmail: { draft: 'Nous écrivons à {address} la veille.' },
  switchedOff: { draft: 'Les e-mails de rappel sont désactivés dans vos' },
  settings: { draft: 'Réglages' },
  unknown: {
    draft: 'Sans réseau, on ne peut dire si un e-mail viendra. Votre agenda peut vous le rappeler :',
  },
  calendar: { draft: 'Ajouter à l’agenda' },
}
