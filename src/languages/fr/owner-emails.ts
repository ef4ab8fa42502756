import type { Translation } from '../../lib/words/translation.ts'
import type { ownerEmailWords } from '../../server/accounts/accounts/addresses/messages.ts'

export const ownerEmails: Translation<typeof ownerEmailWords> = {
  passwordSubject: { draft: 'Votre mot de passe a été changé' },
  password: {
    draft: 'le mot de passe de {account} vient d’être changé. Si c’était vous, vous n’avez rien à faire.',
  },
  passwordNotYou: {
    draft:
      'Si ce n’était pas vous, demandez un nouveau mot de passe par « Mot de passe oublié ? » sur la page de connexion, et prévenez le secrétariat de l’église.',
  },
  closedSubject: { draft: 'Votre compte est fermé' },
  closed: {
    draft: '{account} est fermé, comme vous l’avez demandé. Il sera supprimé définitivement le {day}.',
  },
  closedNotYou: {
    draft:
      'Si vous préférez le garder, ou si ce n’est pas vous qui l’avez demandé, connectez-vous avant ce jour et reprenez-le.',
  },
  alreadySubject: { draft: 'Vous avez déjà un compte' },
  already: {
    draft:
      'quelqu’un, vous sans doute, a donné cette adresse à un nouveau compte de notre église. Elle appartient déjà à un compte, et elle y reste.',
  },
  alreadyYou: {
    draft:
      'Si c’était vous, connectez-vous avec votre premier compte, ou choisissez-lui un nouveau mot de passe :',
  },
  notYouNothing: { draft: 'Si ce n’était pas vous, vous n’avez rien à faire.' },
  addressSubject: { draft: 'L’adresse e-mail de votre compte a été changée' },
  address: {
    draft: 'ceci n’est plus l’adresse e-mail de {account}. Si c’était vous, vous n’avez rien à faire.',
  },
  addressNotYou: {
    draft:
      'Si ce n’était pas vous, ouvrez ce lien dans la semaine. Il remet cette adresse et déconnecte tout le monde :',
  },
  askedSubject: { draft: 'Le secrétariat inscrit une autre adresse e-mail pour vous' },
  asked: {
    draft:
      'le secrétariat de l’église a inscrit une autre adresse e-mail pour {account}. Elle compte dès que le lien envoyé à cette adresse est ouvert.',
  },
  notAsked: { draft: 'Si vous ne l’avez pas demandé, prévenez le secrétariat de l’église.' },
  roleSubject: { draft: 'Votre rôle a été changé' },
  role: {
    draft:
      'le secrétariat de l’église a donné un autre rôle à {account}. Ce que vous pouvez faire maintenant, vous le voyez en vous connectant.',
  },
  notExpected: { draft: 'Si vous ne vous y attendiez pas, prévenez le secrétariat de l’église.' },
  deviceSubject: { draft: 'Un nouvel appareil est connecté' },
  device: {
    draft:
      'une connexion à {account} a eu lieu le {at} sur un appareil que nous ne connaissions pas, depuis l’adresse réseau {address}. Si c’était vous, vous n’avez rien à faire.',
  },
  deviceNotYou: {
    draft:
      'Si ce n’était pas vous, ouvrez ce lien dans la semaine. Il déconnecte tout le monde, et une lettre suit avec un lien pour un nouveau mot de passe :',
  },
  leadsSubject: { draft: 'Vous êtes responsable d’un groupe' },
  leads: {
    draft:
      'le secrétariat de l’église a inscrit {account} comme responsable d’un groupe. Lequel, et qui en fait partie, vous le voyez en vous connectant.',
  },
  leadsNoMoreSubject: { draft: 'Vous n’êtes plus responsable de votre groupe' },
  leadsNoMore: {
    draft:
      'pour le secrétariat de l’église, {account} n’est plus celui du responsable de son groupe. Les messages des membres au responsable ne vous arrivent plus.',
  },
  telephoneSubject: { draft: 'Vous pouvez maintenant vous connecter avec votre téléphone' },
  telephone: {
    draft:
      'un numéro de téléphone vient d’être confirmé pour {account}. Qui lit ses SMS peut se connecter par un code, et choisir un nouveau mot de passe. Si c’était vous, vous n’avez rien à faire.',
  },
  noTelephoneSubject: { draft: 'Votre téléphone ne vous connecte plus' },
  noTelephone: {
    draft:
      'le numéro de téléphone confirmé pour {account} a été changé ou retiré. Les codes par SMS ne l’ouvrent plus ; votre mot de passe, comme toujours, oui. Sous Réglages, vous pouvez confirmer un numéro.',
  },
  telephoneNotYou: {
    draft:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe sous Réglages, et prévenez le secrétariat de l’église.',
  },
  guessingSubject: { draft: 'Quelqu’un essaie de deviner votre mot de passe' },
  guessing: {
    draft:
      'quelqu’un a saisi aujourd’hui beaucoup de faux mots de passe pour {account}. Personne n’est entré ainsi, et vous pouvez vous connecter comme toujours depuis vos appareils.',
  },
  guessingThen: {
    draft:
      'Si c’était vous, choisissez un nouveau mot de passe par « Mot de passe oublié ? » sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire : un mot de passe de plusieurs mots ne se devine pas ainsi. Nous vous l’écrivons une fois par jour au plus.',
  },
  offeredSubject: { draft: 'Le secrétariat vous propose un nouveau mot de passe' },
  offered: {
    draft:
      'quelqu’un de l’église vient de faire un lien et un code, par lesquels un nouveau mot de passe peut être choisi pour {account}. On vous les remet en personne. Si vous l’avez demandé, vous n’avez rien d’autre à faire.',
  },
  offeredNotYou: {
    draft:
      'Si vous ne l’avez pas demandé, prévenez tout de suite le secrétariat de l’église. Tant que le lien n’est pas utilisé, votre mot de passe reste le même.',
  },
  offeredText: {
    draft:
      "{church}: un nouveau mot de passe est propose pour le compte de ce numero. Si vous ne l'avez pas demande, appelez le secretariat.",
  },
  offeredNotice: { draft: 'Un nouveau mot de passe est proposé pour votre compte' },
  offeredNoticeText: { draft: 'Si vous ne l’avez pas demandé, prévenez tout de suite le secrétariat.' },
  dataSubject: { draft: 'L’église a répondu à votre demande sur vos données' },
  data: {
    draft:
      'la demande sur vos données que vous nous avez envoyée le {day} a sa réponse. Vous pouvez la lire ici : {page}',
  },
  dataPage: { draft: 'Réglages, Mes données' },
}
