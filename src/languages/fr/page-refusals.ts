import type { Translation } from '../../lib/words/translation.ts'
import type { pageRefusals as words } from '../../server/website/cms/messages.ts'

export const pageRefusals: Translation<typeof words> = {
  choosePicture: { draft: 'Choisissez une image' },
  paymentProviderProvider: { draft: 'Fournisseur de paiement : {provider}' },
  siteOpenEverybodySees: { draft: 'Le site est ouvert : tout le monde le voit.' },
  hourYouSeeSite: { draft: 'Pendant une heure vous voyez le site tel qu’il est.' },
  churchNewName: { draft: 'L’église a un nouveau nom' },
  usernameChangedNameChurch: {
    draft:
      '{username} a changé le nom de l’église. Il figure sur chaque page, et sur les reçus et les relevés.',
  },
  thereNoSuchPage: { draft: 'Il n’y a pas de telle page.' },
  yourAccountMayNot: { draft: 'Votre compte ne peut pas écrire cette page.' },
  askPublishSomebodyLooks: { draft: 'Demandez la publication : quelqu’un la regarde d’abord.' },
  yourAccountMayNot2: { draft: 'Votre compte ne peut pas faire cela avec la page.' },
  somebodyElse: { draft: 'Quelqu’un d’autre' },
  whoChangedPageMeanwhile: {
    draft:
      '{who} a changé cette page entre-temps. Rien n’est perdu : regardez l’autre version, ou enregistrez la vôtre par-dessus.',
  },
  sayWhatPictureShows: { draft: 'Dites ce que l’image montre, ou que c’est une décoration' },
  picture: { draft: 'L’image' },
  page: { draft: 'La page' },
  thereNoPageAt: { draft: 'Il n’y a pas de page à {path}' },
  firstVersion: { draft: 'La première version' },
  removedLabel: { draft: 'Retiré : {label}' },
  orderBlocks: { draft: 'L’ordre des blocs' },
  whatChatShows: { draft: 'Ce qu’une discussion montre' },
  changedName: { draft: 'Changé : {name}' },
  addedLabel: { draft: 'Ajouté : {label}' },
  changedLabel: { draft: 'Changé : {label}' },
  pagesYourDashboard: { draft: 'Pages, sur votre tableau de bord' },
  fileLargerThanSize: { draft: 'Ce fichier dépasse {size} Mo' },
  choosePDFDocumentSound: { draft: 'Choisissez un PDF, un document, un son ou un film' },
  waitsNoLongerLoad: { draft: 'Ceci n’attend plus. Chargez-le de nouveau.' },
  usernameWroteNumberSite: {
    draft:
      '{username} a écrit un numéro que le site ne montre pas ailleurs. Est-ce un numéro auquel on peut envoyer de l’argent ?',
  },
  homePageCannotHidden: { draft: 'La page d’accueil ne peut être cachée.' },
  pageHidden: { draft: 'La page est cachée.' },
  onlyLanguageVisitorsSee: {
    draft: 'C’est la seule langue que les visiteurs voient. Cachez plutôt la page.',
  },
  pageMoved: { draft: 'La page est déplacée.' },
  pageDeleted: { draft: 'La page est supprimée.' },
  anotherPageAddress: { draft: 'Une autre page a cette adresse' },
  byWrittenPageSince: { draft: '{by} a écrit sur cette page depuis. Regardez-la de nouveau.' },
  nobodyWaitsAnswerAbout: { draft: 'Personne n’attend de réponse au sujet de cette page.' },
  pageChangedSinceYou: {
    draft: 'Cette page a changé depuis que vous l’avez regardée. Regardez-la de nouveau.',
  },
  pagePathWaitsYou: { draft: 'La page {path} vous attend' },
  thereNoSuchVersion: { draft: 'Il n’y a pas de telle version.' },
  thereNoSuchPost: { draft: 'Il n’y a pas de tel article.' },
  postBin: { draft: 'L’article est dans la corbeille.' },
}
