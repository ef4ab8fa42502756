import type { signInWords } from '../../islands/accounts/settings/sign-in/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signIn: Translation<typeof signInWords> = {
  app: { draft: 'Application d’authentification' },
  appSince: {
    draft: 'Utilisée depuis le {day}. À la connexion, nous demandons les six chiffres qu’elle affiche.',
  },
  appRemoved: { draft: 'Votre application est retirée.' },
  removeAppExplained: {
    draft: 'La connexion ne demande plus ses codes. Supprimez aussi {church} dans l’application.',
  },
  scan: {
    draft: 'Scannez ceci avec l’application. Sur ce téléphone même, <a>ouvrez-le dans l’application</a>.',
  },
  orType: { draft: 'Ou tapez cette clé dans l’application :' },
  appExplained: {
    draft:
      'Une application sur votre téléphone, comme Google Authenticator ou Aegis, affiche six nouveaux chiffres toutes les demi-minutes. Elle n’a pas besoin de réseau.',
  },
  removeApp: { draft: 'Retirer l’application' },
  setUpApp: { draft: 'Configurer une application' },
  removeAppTitle: { draft: 'Retirer l’application ?' },
  removeIt: { draft: 'Retirer' },
  qrCode: { draft: 'Code QR pour votre application d’authentification' },
  thenEnter: { draft: 'Puis saisissez les six chiffres qu’elle affiche.' },
  firstCode: { draft: 'Premier code' },
  turnOnApp: { draft: 'Activer l’application' },
  notNow: { draft: 'Pas maintenant' },
  passkeys: { draft: 'Clés d’accès' },
  passkeysExplained: {
    draft:
      'Connectez-vous avec votre empreinte, votre visage ou le verrou de votre téléphone. Personne ne peut le deviner ni vous le soutirer.',
  },
  lastUsed: { draft: 'Dernière utilisation le {day}' },
  added: { draft: 'Ajoutée le {day}' },
  rename: { draft: 'Renommer' },
  remove: { draft: 'Retirer' },
  renamed: { draft: 'Elle a un nouveau nom.' },
  passkeyRemoved: { draft: 'Votre clé d’accès est retirée.' },
  removePasskeyExplained: {
    draft:
      '<a>{name}</a> ne vous connecte plus. Supprimez-la aussi sur l’appareil, pour qu’elle n’y soit plus proposée.',
  },
  addPasskey: { draft: 'Ajouter une clé d’accès' },
  noPasskeys: {
    draft:
      'Ce navigateur ne peut pas créer de clés d’accès. Une application d’authentification marche partout.',
  },
  goOn: { draft: 'Continuer' },
  renamePasskey: { draft: 'Renommer cette clé d’accès' },
  saveName: { draft: 'Enregistrer le nom' },
  removePasskeyTitle: { draft: 'Retirer cette clé d’accès ?' },
  passkeyName: { draft: 'Nom de la clé d’accès' },
  cancel: { draft: 'Annuler' },
  currentPassword: { draft: 'Mot de passe actuel' },
  newPassword: { draft: 'Nouveau mot de passe' },
  passwordHint: {
    draft:
      'Au moins {least} caractères. Trois mots que vous seul mettriez ensemble sont faciles à retenir et difficiles à deviner.',
  },
  signOutDevices: { draft: 'Déconnecter mes autres appareils' },
  repeatPassword: { draft: 'Nouveau mot de passe, encore une fois' },
  showPasswords: { draft: 'Montrer ce que j’ai tapé' },
  changePassword: { draft: 'Changer le mot de passe' },
  changing: { draft: 'Modification...' },
  recoveryCodes: { draft: 'Codes de secours' },
  codesRenewed: { draft: 'Vous avez dix nouveaux codes de secours. Les précédents ne sont plus valables.' },
  codesLeft: {
    draft: {
      one: 'Si votre téléphone est perdu, l’un d’eux vous laisse entrer. Chacun sert une fois, et il en reste {count}. Gardez-les sur papier, là où vous gardez ce qui vous est cher.',
      other:
        'Si votre téléphone est perdu, l’un d’eux vous laisse entrer. Chacun sert une fois, et il en reste {count}. Gardez-les sur papier, là où vous gardez ce qui vous est cher.',
    },
  },
  codesOf: { draft: 'Codes de secours de {church}, chacun sert une fois' },
  copied: { draft: 'Les codes sont copiés.' },
  notCopied: { draft: 'Ce navigateur ne nous laisse pas copier. Veuillez les noter.' },
  renewCodes: { draft: 'Créer de nouveaux codes de secours' },
  newCodes: { draft: 'Vos nouveaux codes de secours' },
  shownOnce: { draft: '<a>Ils ne sont montrés que cette fois.</a> Gardez-les avant de continuer.' },
  copy: { draft: 'Copier' },
  download: { draft: 'Télécharger' },
  print: { draft: 'Imprimer' },
  haveSaved: { draft: 'Je les ai gardés' },
  loadingDevices: { draft: 'Recherche de vos appareils. Un instant, s’il vous plaît.' },
  tryAgain: { draft: 'Réessayer' },
  signOthersTitle: {
    draft: { one: 'Déconnecter {count} autre appareil ?', other: 'Déconnecter {count} autres appareils ?' },
  },
  signOneTitle: { draft: 'Déconnecter cet appareil ?' },
  signThemOut: { draft: 'Les déconnecter' },
  signItOut: { draft: 'Le déconnecter' },
  signOutExplained: { draft: 'Qui l’utilise a alors besoin de votre mot de passe pour revenir.' },
  lastUsedFrom: { draft: 'Dernière utilisation le {day}, {time}, depuis {address}' },
  lastUsedAt: { draft: 'Dernière utilisation le {day}, {time}' },
  signOut: { draft: 'Déconnecter<a> : {device}, dernière utilisation le {day}, {time}</a>' },
  signOutOthers: { draft: 'Se déconnecter partout ailleurs' },
  noOthers: { draft: 'Vous n’êtes connecté sur aucun autre appareil.' },
  thisDevice: { draft: 'Cet appareil' },
  isNeeded: { draft: 'Votre service dans l’église en a besoin. Cela prend deux minutes, une fois.' },
  isNeededFrom: {
    draft: 'Votre service dans l’église en a besoin à partir du {day}. Cela prend deux minutes, une fois.',
  },
  loading: { draft: 'Recherche de votre façon de vous connecter. Un instant, s’il vous plaît.' },
}
