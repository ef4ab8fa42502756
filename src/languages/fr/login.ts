import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Se connecter' },
  description: { draft: 'Connectez-vous à la communauté de votre église.' },
  heading: { draft: 'Heureux de vous revoir' },
  lede: { draft: 'Retrouvez votre groupe, vos prières et tout ce qui est à vous.' },
  newHere: { draft: 'Nouveau ici ? <a>Inscrivez-vous</a>' },
  needsScript: { draft: 'Se connecter' },
  forgotten: { draft: 'Mot de passe oublié ?' },
  username: { draft: 'Nom d’utilisateur' },
  password: { draft: 'Mot de passe' },
  showPassword: { draft: 'Afficher ce que j’ai saisi' },
  submit: { draft: 'Se connecter' },
  busy: { draft: 'Connexion...' },
  keepAccount: { draft: 'Garder mon compte et me connecter' },
  byText: { draft: 'Utiliser un code reçu par SMS' },
  byPassword: { draft: 'Me connecter avec mon mot de passe' },
  byPasskey: { draft: 'Utiliser plutôt une clé d’accès' },
  numberHint: { draft: 'Le numéro que vous avez confirmé dans les réglages.' },
  noCode: {
    draft:
      'Rien après deux minutes ? Ce numéro n’est peut-être pas encore confirmé : connectez-vous avec votre mot de passe et confirmez-le dans les réglages, ou <a>demandez au secrétariat</a>.',
  },
  anotherCode: { draft: 'Demander un autre code' },
  oneMoreStep: { draft: 'Encore une étape' },
  forgottenChoices: {
    draft:
      'Vous ne le savez plus ? <a>Choisissez-en un nouveau</a>, par un lien ou avec un code du secrétariat.',
  },
  noStorage: {
    draft:
      'Ce navigateur ne permet pas au site de vous garder connecté. Autorisez-le à enregistrer des données, puis réessayez.',
  },
}
