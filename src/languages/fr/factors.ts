import type { factorWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const factors: Translation<typeof factorWords> = {
  waits: {
    draft:
      'Si votre compte a une deuxième étape, donnez-la maintenant avec votre mot de passe : vous n’aurez pas à attendre.',
  },
  afterPassword: { draft: 'Votre mot de passe est juste. Montrez, s’il vous plaît, que c’est bien vous.' },
  afterCode: { draft: 'Votre code est juste. Montrez, s’il vous plaît, que c’est bien vous.' },
  usePasskey: { draft: 'Utiliser une clé d’accès' },
  useCode: { draft: 'Utiliser un code de mon application' },
  useRecoveryCode: { draft: 'Utiliser un code de secours' },
  usePassword: { draft: 'Utiliser mon mot de passe' },
  code: { draft: 'Code de votre application' },
  codeHint: {
    draft: 'Les six chiffres que votre application d’authentification affiche maintenant pour {church}.',
  },
  recoveryCode: { draft: 'Code de secours' },
  recoveryCodeHint: { draft: 'Un des dix que vous avez gardés. Chacun sert une fois.' },
  password: { draft: 'Votre mot de passe' },
  noPasskey: {
    draft:
      'Ce navigateur ne peut pas utiliser votre clé d’accès. Prenez l’appareil où vous l’avez créée, ou demandez au secrétariat.',
  },
}
