import type { postEditorWords } from '../../islands/website/page-editor/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const postEditor: Translation<typeof postEditorWords> = {
  hasLanguage: { draft: 'L’article a déjà cette langue' },
  copied: {
    draft:
      'Les blocs et les mots de cet article sont copiés pour que vous les traduisiez. Les visiteurs les voient une fois que vous publiez.',
  },
  whoSaved: { draft: '{who} a enregistré cet article le {when}' },
  loading: { draft: 'Chargement de l’article' },
  notLoaded: { draft: 'L’article n’a pas pu être chargé. Veuillez vérifier votre connexion.' },
  mayBeDeleted: { draft: 'Cet article n’a pas pu être chargé. Il a peut-être été supprimé.' },
  isHidden: { draft: 'L’article est masqué' },
  remove: { draft: 'Supprimer l’article…' },
  removeText: { draft: 'Il part avec toutes ses versions et langues.' },
  languageGoes: {
    draft:
      'Ce qui est écrit en {language} disparaît définitivement. Les autres langues de l’article restent.',
  },
  changesGo: {
    draft:
      'Ce qui a été modifié depuis la publication de l’article disparaît définitivement. Les visiteurs lisent ce qu’ils lisent maintenant.',
  },
  post: { draft: 'L’article' },
  hasAtMost: { draft: 'Un article a au plus {mostBlocks} blocs.' },
  weighs: { draft: 'Sur un téléphone, cet article pèse environ {all} : mots {words}, images {pictures}' },
  heavyWords: {
    draft: 'Ses mots font {words} ; {budget} arrivent d’un coup. Deux articles se lisent plus vite qu’un.',
  },
  isHeavy: { draft: '<a>Cet article est lourd.</a> Vous pouvez le publier quand même.' },
  newLookHides: { draft: 'L’article ne montre pas ces mots avec le nouvel aspect :' },
  asItWillBe: { draft: 'L’article tel qu’il sera' },
  isPublished: { draft: 'L’article est publié' },
  isPublishedOn: { draft: 'Il sera publié le {when}' },
  requestApproval: { draft: 'Demander l’approbation de cet article' },
  publish: { draft: 'Publier cet article' },
  willNotSee: {
    draft:
      'Les visiteurs ne verront pas ces mots, car l’article ne les montre pas. Ils restent dans le brouillon :',
  },
  notShown: { draft: 'Non montré dans l’article : {kept}' },
  linkHint: {
    draft:
      'Une page comme /events, une partie de cet article comme #order, ou une adresse comme facebook.com',
  },
  addressHint: {
    draft:
      'facebook.com/our-church, une adresse e-mail, un numéro de téléphone, ou #order pour une partie de cet article',
  },
  editors: { draft: 'Rédacteurs de l’article' },
  besidesYou: {
    draft:
      'En plus de vous et de l’équipe média. Ils trouvent l’article sur leur tableau de bord sous « Mes pages », et peuvent écrire celui-ci et aucun autre.',
  },
  review: { draft: 'Relire l’article' },
}
