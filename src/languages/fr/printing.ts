import type { printingWords } from '../../islands/people/printing/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const printing: Translation<typeof printingWords> = {
  title: { draft: 'Impression' },
  directory: { draft: 'Annuaire' },
  directoryText: {
    draft:
      'Les familles de ceux qui ont accepté d’être dans l’annuaire, avec ce que chacun montre à tous les membres de l’église, et rien d’autre.',
  },
  inDirectory: { draft: { one: '{count} personne y figure.', other: '{count} personnes y figurent.' } },
  nobodyYet: {
    draft:
      'Personne n’y figure encore. Les membres l’acceptent sous Réglages, Confidentialité, avec « Me montrer dans l’annuaire de l’église ».',
  },
  notCounted: { draft: 'L’annuaire n’a pas pu être compté.' },
  textSize: { draft: 'Taille du texte' },
  small: { draft: 'Petite' },
  large: { draft: 'Grande' },
  pictures: { draft: 'Avec les photos de ceux qui l’ont accepté' },
  downloadDirectory: { draft: 'Télécharger l’annuaire' },
  birthdays: { draft: 'Anniversaires' },
  birthdaysText: { draft: 'Le jour et le mois, jamais l’année.' },
  whose: { draft: 'Anniversaires de qui' },
  shown: { draft: 'Ceux qui montrent le leur à tous les membres' },
  office: { draft: 'Tous ceux que vous voyez, pour le secrétariat' },
  month: { draft: 'Mois' },
  wholeYear: { draft: 'Toute l’année' },
  downloadBirthdays: { draft: 'Télécharger les anniversaires' },
  labels: { draft: 'Étiquettes pour enveloppes' },
  labelsText: {
    draft: 'Le nom et l’adresse de tous ceux qui ont une adresse, sur des feuilles A4. Imprimez-les à 100 %.',
  },
  people: { draft: 'Personnes' },
  everybody: { draft: 'Tous ceux que vous voyez' },
  sheet: { draft: 'Feuille' },
  sheet3x8: { draft: '3 × 8 étiquettes de 70 × 37 mm' },
  sheet2x7: { draft: '2 × 7 étiquettes de 99 × 38 mm' },
  sheet3x7: { draft: '3 × 7 étiquettes de 64 × 38 mm' },
  skip: { draft: 'Étiquettes de la première feuille déjà utilisées' },
  together: { draft: 'Une étiquette par foyer' },
  downloadLabels: { draft: 'Télécharger les étiquettes' },
  listsNotLoaded: { draft: 'Vos listes n’ont pas pu être chargées.' },
  saved: { draft: 'Téléchargé' },
}
