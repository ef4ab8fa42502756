import type { pastReportWords } from '../../islands/giving/books/past-gifts/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const pastReport: Translation<typeof pastReportWords> = {
  include: { draft: 'Inclure les dons importés d’années passées ({sum} ces jours-là)' },
}
