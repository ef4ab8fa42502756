import type { Translation } from '../../lib/words/translation.ts'
import type { refusalWords } from '../../server/platform/errors/messages.ts'

export const refusals: Translation<typeof refusalWords> = {
  signInFirst: { draft: 'Veuillez d’abord vous connecter.' },
  mayNot: { draft: 'Votre compte n’a pas ce droit.' },
  mustEnrol: {
    draft:
      'Votre travail pour l’église demande maintenant la connexion en deux étapes. Activez-la dans vos réglages.',
  },
  tooOftenSeconds: {
    draft: {
      one: 'C’était trop souvent. Réessayez dans {count} seconde.',
      other: 'C’était trop souvent. Réessayez dans {count} secondes.',
    },
  },
  tooOftenMinutes: {
    draft: {
      one: 'C’était trop souvent. Réessayez dans {count} minute.',
      other: 'C’était trop souvent. Réessayez dans {count} minutes.',
    },
  },
  diskFull: {
    draft:
      'Le disque de l’église n’accepte plus rien en ce moment : rien n’a été enregistré. Ce qui existe reste lisible. Réessayez plus tard.',
  },
  readOnly: {
    draft:
      'La base de données de l’église n’accepte aucun changement en ce moment : rien n’a été enregistré. Ce qui existe reste lisible. Réessayez plus tard.',
  },
  away: { draft: 'La base de données de l’église ne répond pas en ce moment. Réessayez dans un instant.' },
  changedMeanwhile: {
    draft:
      'Quelqu’un d’autre a changé cela entre-temps. Rechargez, afin que rien de son travail ne se perde.',
  },
}
