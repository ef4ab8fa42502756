import type { invitationTexts } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationAnswers: Translation<typeof invitationTexts> = {
  incomplete: { draft: 'Ce lien est incomplet. Ouvrez-le encore une fois comme vous l’avez reçu.' },
  unreached: { draft: 'L’église n’a pas été jointe. Veuillez réessayer dans un instant.' },
  joined: { draft: 'Bienvenue ! Votre compte est prêt.' },
  logIn: { draft: 'Votre compte est prêt. Connectez-vous.' },
  taken: { draft: 'Merci. Vous pouvez commencer tout de suite.' },
  inFellowship: { draft: 'Vous êtes maintenant dans le groupe {name}' },
  failure: { draft: 'Le compte n’a pas été créé. Veuillez réessayer.' },
}
