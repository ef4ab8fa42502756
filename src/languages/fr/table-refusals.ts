import type { Translation } from '../../lib/words/translation.ts'
import type { tableRefusals as words } from '../../server/platform/spreadsheets/messages.ts'

export const tableRefusals: Translation<typeof words> = {
  notSpreadsheetCanRead: { draft: 'Ce n’est pas un tableau lisible. Enregistrez-le en XLSX ou CSV.' },
  spreadsheetUnpacksMoreThan: {
    draft:
      'Ce tableau décompressé dépasse {size} Mo, ce qui retarderait tous les autres. Enregistrez-le en CSV, ou en parties.',
  },
  spreadsheetTakesLongerThan: {
    draft: 'Ce tableau demande plus de {seconds} secondes de lecture. Enregistrez-le en CSV, ou en parties.',
  },
  fileNoRowsBelow: { draft: 'Ce fichier n’a pas de lignes sous ses titres.' },
  fileMoreThanRows: { draft: 'Ce fichier a plus de {rows} lignes. Enregistrez-le en parties.' },
  fileMoreThanMostColumns: { draft: 'Ce fichier a plus de {mostColumns} colonnes.' },
  notCSVFileOpen: {
    draft: 'Ce n’est pas un fichier CSV. Ouvrez-le dans votre tableur et enregistrez-le en CSV.',
  },
  notCSVFileSave: { draft: 'Ce n’est pas un fichier CSV. Enregistrez votre tableau en CSV.' },
  fileNoTableFrom: {
    draft: 'Ce fichier n’est plus un tableau à partir de la ligne {lines}. Enregistrez-le de nouveau en CSV.',
  },
}
