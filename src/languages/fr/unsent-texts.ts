import type { unsentTexts as words } from '../../lib/texts/messages/unsent.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const unsentTexts: Translation<typeof words> = {
  count: {
    draft: {
      one: '{count} chose n’est pas encore partie',
      other: '{count} choses ne sont pas encore parties',
    },
  },
  sent: { draft: 'Envoyé : {what}' },
  waiting: { draft: 'Attend le réseau, et part tout seul.' },
  refused: { draft: 'Non accepté : {why}' },
  of: { draft: 'Écrit par {name} ; vous êtes {reader}. Cela attend que {name} se connecte.' },
  ofSomebody: { draft: 'Écrit par {name}. Cela attend que {name} se connecte.' },
  ofVisitor: { draft: 'Écrit avant que quelqu’un se connecte ; vous êtes {reader}. Est-ce à vous ?' },
  now: { draft: 'Envoyer maintenant' },
  as: { draft: 'Envoyer comme {reader}' },
  change: { draft: 'Modifier' },
  takeBack: { draft: 'Abandonner' },
  prayerRequest: { draft: 'Sujet de prière' },
  testimony: { draft: 'Témoignage' },
  toChurch: { draft: 'Message à l’église' },
  toLeader: { draft: 'Message à un responsable' },
  card: { draft: 'Fiche d’un nouveau venu' },
  form: { draft: 'Réponse à un formulaire' },
  profile: { draft: 'Modification du profil' },
}
