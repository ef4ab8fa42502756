import type { firstAdminWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstAdmin: Translation<typeof firstAdminWords> = {
  submit: { draft: 'Devenir le premier administrateur' },
  busy: { draft: 'Création du compte...' },
  title: { draft: 'Le premier administrateur' },
  failure: { draft: 'Le compte n’a pas été créé. Veuillez réessayer.' },
  incomplete: { draft: 'Ce lien est incomplet. Copiez-le en entier là où le serveur a été démarré.' },
  description: { draft: 'Le premier compte d’une nouvelle église, par un lien qui sert une fois.' },
  needsScript: { draft: 'Créer le compte' },
  lede: {
    draft:
      'Cette église est nouvelle. Votre compte en ouvre toutes les portes : choisissez bien son mot de passe.',
  },
  afterwards: {
    draft:
      'Ensuite, vous nommez les responsables et l’équipe médias dans le tableau de bord de l’administrateur, parmi les membres inscrits.',
  },
}
