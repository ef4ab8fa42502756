import type { languageWords } from '../../islands/website/languages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const languages: Translation<typeof languageWords> = {
  title: { draft: 'Langues' },
  description: { draft: 'Les mots du site dans d’autres langues.' },
  needs: { draft: 'La page des langues demande' },
  lede: {
    draft:
      'Menus, boutons et messages dans d’autres langues que l’anglais. Ce que vous écrivez vous-mêmes reste comme vous l’écrivez.',
  },
  notLoaded: { draft: 'Les langues n’ont pas pu être chargées.' },
  opening: { draft: 'Ouverture des langues…' },
  tryAgain: { draft: 'Réessayer' },
  nowOffered: { draft: 'Les visiteurs peuvent maintenant choisir : {name}' },
  noLongerOffered: { draft: 'Les visiteurs ne peuvent plus choisir : {name}' },
  coverage: {
    draft: {
      one: '{sentences} phrase, {read} lue par quelqu’un qui parle la langue',
      other: '{sentences} phrases, {read} lues par quelqu’un qui parle la langue',
    },
  },
  counts: {
    draft: '{drafts} brouillons, {again} à revoir, {missing} manquantes, qui paraissent en anglais.',
  },
  visitorsWay: { draft: 'De ce qu’un visiteur rencontre d’abord, {read} sur {sentences} sont lues.' },
  isOffered: { draft: 'Les visiteurs peuvent la choisir.' },
  isNotOffered: { draft: 'Les visiteurs ne peuvent pas encore la choisir.' },
  offer: { draft: 'Proposer aux visiteurs : {name}' },
  offerAsDraft: { draft: 'Proposer aux visiteurs comme brouillon : {name}' },
  wayIsRead: { draft: 'Quelqu’un de l’église a lu ce qu’un visiteur rencontre d’abord.' },
  wayIsDraft: {
    draft:
      'Personne de l’église n’a lu tout ce qu’un visiteur rencontre d’abord. Chaque page dit que c’est un brouillon. Une fois lue, la langue est proposée d’elle-même.',
  },
  allLanguages: { draft: 'Toutes les langues' },
  howTo: {
    draft:
      'Lisez une phrase comme le ferait un visiteur. Si elle est juste, marquez-la comme lue ; sinon, corrigez-la d’abord. Gardez ce qui est entre accolades, comme {example} : une valeur s’y met. « Montrer où » vous montre ce site pendant une heure dans cette langue : {name}.',
  },
  readSiteIn: { draft: 'Lire le site dans cette langue : {name}' },
  backToMine: { draft: 'Revenir à ma langue' },
  status: { draft: 'État' },
  all: { draft: 'Toutes' },
  draft: { draft: 'Brouillon' },
  again: { draft: 'À revoir' },
  read: { draft: 'Lue' },
  missing: { draft: 'Manque' },
  search: { draft: 'Chercher dans les deux langues' },
  part: { draft: 'Partie du site' },
  loadingSentences: { draft: 'Chargement des phrases' },
  noneFound: { draft: 'Aucune phrase trouvée' },
  sentences: { draft: { one: '{sentences} phrase', other: '{sentences} phrases' } },
  pageOf: { draft: 'page {page} sur {pages}' },
  pages: { draft: 'Pages de phrases' },
  previous: { draft: 'Précédente' },
  next: { draft: 'Suivante' },
  forOne: { draft: 'Pour un' },
  forSeveral: { draft: 'Pour plusieurs' },
  englishWas: { draft: 'Le texte anglais était : {text}' },
  notShown: { draft: 'Elle n’est pas montrée maintenant. {why}' },
  atMost: { draft: 'Au plus {limit} lettres.' },
  textMessage: {
    draft: {
      one: 'En SMS : {letters} lettres, {count} partie de {size}. Au plus {most}.',
      other: 'En SMS : {letters} lettres, {count} parties de {size}. Au plus {most}.',
    },
  },
  dearLetters: { draft: 'Les lettres {dear} font des parties de 70 au lieu de 160.' },
  goesPlain: { draft: 'Avec elles il est trop long : il part donc en lettres simples.' },
  alwaysPlain: { draft: 'Il part toujours en lettres simples.' },
  valuesCount: { draft: 'Les valeurs comptent pour les lettres de leurs noms.' },
  stopLineCounts: {
    draft:
      'Les valeurs comptent pour les lettres de leurs noms ; la ligne qui dit comment arrêter les messages est comptée.',
  },
  markAsRead: { draft: 'Marquer comme lue' },
  markedAsRead: { draft: 'Marquée comme lue' },
  saveAsDraft: { draft: 'Enregistrer comme brouillon' },
  savedAsDraft: { draft: 'Enregistrée comme brouillon' },
  useProgramsWords: { draft: 'Reprendre les mots du programme' },
  programsWordsBack: { draft: 'Les mots du programme sont de retour' },
  showWhere: { draft: 'Montrer où' },
  inNoPage: { draft: 'Elle n’est sur aucune page.' },
  files: { draft: 'Fichiers pour des traducteurs du dehors' },
  filesHint: {
    draft:
      'Chaque phrase a son texte anglais, où elle se trouve, et sa longueur permise. XLSX s’ouvre dans un tableur, PO dans les outils des traducteurs.',
  },
  saveAs: { draft: 'Enregistrer en {format}' },
  fileSaved: { draft: 'Le fichier est enregistré' },
  saveCorrections: { draft: 'Enregistrer nos corrections pour les transmettre au programme' },
  sendFile: { draft: 'Envoyez ce fichier à qui s’occupe du programme' },
  file: { draft: 'Fichier de traductions ({name})' },
  fileTooLarge: { draft: 'Ce fichier dépasse 5 MB.' },
  fileTried: { draft: 'Le fichier a été essayé. Rien n’a encore changé' },
  fileTaken: { draft: 'Les phrases du fichier sont des brouillons maintenant' },
  rowsWrong: { draft: 'Des lignes sont fausses : rien n’a été pris' },
  wouldChange: {
    draft:
      '{changed} phrases changeraient, {same} restent telles quelles, {empty} n’ont pas de traduction. Ce qui change est un brouillon jusqu’à ce que quelqu’un le marque comme lu.',
  },
  wrongRows: {
    draft: {
      one: '{count} ligne est fausse : rien ne peut être pris.',
      other: '{count} lignes sont fausses : rien ne peut être pris.',
    },
  },
  row: { draft: 'Ligne {row}' },
  take: { draft: 'Prendre ces phrases' },
  cancel: { draft: 'Annuler' },
}
