import type { newPasswordWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPassword: Translation<typeof newPasswordWords> = {
  forgotTitle: { draft: 'Mot de passe oublié' },
  forgotHeading: { draft: 'Mot de passe oublié ?' },
  byMail: {
    draft:
      'Cela arrive. Dites-nous qui vous êtes, et un lien pour en choisir un nouveau arrive à votre adresse e-mail.',
  },
  byText: {
    draft:
      'Cela arrive. Un code par SMS, ou un code du bureau de l’église, vous permet d’en choisir un nouveau.',
  },
  byOffice: {
    draft:
      'Cela arrive. Le bureau de l’église vous donne un code, avec lequel vous en choisissez un nouveau ici.',
  },
  byMailDescription: { draft: 'Un lien pour un nouveau mot de passe, par e-mail.' },
  otherDescription: { draft: 'Comment obtenir un nouveau mot de passe.' },
  remembered: { draft: 'Vous vous en souvenez ? <a>Se connecter</a>' },
  forgotNeedsScript: { draft: 'Demander un nouveau mot de passe' },
  officeHeading: { draft: 'Le bureau de l’église vous aide' },
  officeOrLeader: {
    draft:
      'Appelez-le, passez le voir, ou demandez au responsable de votre cellule : qui vous connaît vous donne un code de huit chiffres. Il est valable un jour.',
  },
  office: {
    draft:
      'Appelez-le ou passez le voir : qui vous connaît vous donne un code de huit chiffres. Il est valable un jour.',
  },
  phone: { draft: 'Téléphone' },
  textInstead: { draft: 'Plutôt m’envoyer un code par SMS' },
  haveOfficeCode: { draft: 'J’ai un code du bureau' },
  mailInstead: { draft: 'M’envoyer un lien par e-mail' },
  nothingCame: {
    draft:
      'Rien après quelques minutes ? Regardez dans les courriers indésirables, vérifiez l’orthographe ci-dessous et redemandez : les liens des e-mails précédents restent valables. Sans adresse e-mail dans votre compte, le bureau vous donne un code.',
  },
  login: { draft: 'Nom d’utilisateur ou e-mail' },
  loginHint: { draft: 'Il va à l’adresse e-mail de votre compte.' },
  askAgain: { draft: 'Redemander' },
  sendLink: { draft: 'M’envoyer un lien' },
  noText: {
    draft:
      'Rien après deux minutes ? Ce numéro n’est peut-être pas confirmé pour votre compte. Le bureau de l’église vous donne un code d’une autre sorte.',
  },
  goOn: { draft: 'Continuer' },
  oneMoment: { draft: 'Un instant...' },
  username: { draft: 'Nom d’utilisateur' },
  officeCode: { draft: 'Code du bureau' },
  officeCodeHint: { draft: 'Huit chiffres, que le bureau de l’église vous a donnés aujourd’hui.' },
  chooseTitle: { draft: 'Choisir un nouveau mot de passe' },
  chooseDescription: { draft: 'Un nouveau mot de passe, par un lien qui sert une fois.' },
  chooseLede: {
    draft: 'Ensuite, vous êtes déconnecté de tous vos appareils, et vous vous connectez avec le nouveau.',
  },
  notNeeded: { draft: 'Plus besoin ? <a>Se connecter</a>' },
  chooseNeedsScript: { draft: 'Choisir un nouveau mot de passe' },
  incomplete: {
    draft:
      'Ce lien est incomplet. Ouvrez-le encore une fois là où vous l’avez reçu, ou demandez-en un nouveau.',
  },
  password: { draft: 'Nouveau mot de passe' },
  passwordHint: {
    draft:
      'Au moins 8 caractères ; au moins 10 si vous êtes administrateur, responsable ou de l’équipe médias. Quelques mots ensemble sont faciles à retenir et difficiles à deviner.',
  },
  set: { draft: 'Enregistrer le nouveau mot de passe' },
  saving: { draft: 'Enregistrement...' },
  askForLink: { draft: 'Demander un nouveau lien' },
}
