import type { signUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUp: Translation<typeof signUpWords> = {
  title: { draft: 'S’inscrire' },
  description: { draft: 'Rejoindre l’église : le formulaire des nouveaux.' },
  heading: { draft: 'Formulaire des nouveaux' },
  lede: { draft: 'Dites-nous qui vous êtes, et vous êtes des nôtres. Cela prend deux minutes.' },
  member: { draft: 'Étape 1 sur 2 : qui vous êtes. Déjà membre ? <a>Se connecter</a>' },
  needsScript: { draft: 'S’inscrire' },
  consent: {
    draft:
      'J’accepte que l’église garde ce que je lui dis ici, pour me connaître comme membre et prendre soin de moi. <a>Ce qui est gardé, et pourquoi</a>',
  },
  submit: { draft: 'S’inscrire' },
  busy: { draft: 'Inscription...' },
  firstName: { draft: 'Prénom' },
  middleName: { draft: 'Deuxième prénom' },
  lastName: { draft: 'Nom' },
  username: { draft: 'Nom d’utilisateur' },
  usernameHint: {
    draft: 'Il vous sert à vous connecter. Lettres, chiffres, points, tirets et traits de soulignement.',
  },
  email: { draft: 'E-mail' },
  countryCode: { draft: 'Indicatif du pays' },
  phone: { draft: 'Téléphone' },
  gender: { draft: 'Sexe' },
  male: { draft: 'Homme' },
  female: { draft: 'Femme' },
  password: { draft: 'Mot de passe' },
  passwordHint: {
    draft:
      'Au moins {least} caractères. Quelques mots ensemble sont faciles à retenir et difficiles à deviner.',
  },
  confirmPassword: { draft: 'Confirmer le mot de passe' },
  showPasswords: { draft: 'Montrer ce que j’ai tapé' },
}
