import type { repeatWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const repeatGift: Translation<typeof repeatWords> = {
  begin: { draft: 'Répéter ce don régulièrement' },
  reminded: { draft: 'Nous vous le rappellerons. Vous pouvez l’arrêter à tout moment sous <a>Mes dons</a>.' },
  remindedByMail: {
    draft: 'Nous vous le rappellerons par e-mail. Vous pouvez l’arrêter à tout moment sous <a>Mes dons</a>.',
  },
  charged: {
    draft: 'Votre carte sera débitée chaque mois. Vous pouvez l’arrêter à tout moment sous <a>Mes dons</a>.',
  },
  remind: { draft: 'Me le rappeler' },
  saving: { draft: 'Enregistrement...' },
  orCharge: { draft: 'Ou débiter ma carte' },
  agreed: { draft: 'L’église peut débiter cette carte de {sum} chaque mois, jusqu’à ce que je l’arrête.' },
  charge: { draft: 'Débiter ma carte chaque mois' },
}
