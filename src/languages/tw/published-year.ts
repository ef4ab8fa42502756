import type { Translation } from '../../lib/words/translation.ts'
import type { publishedYearWords as words } from '../../server/app/messages.ts'

export const publishedYear: Translation<typeof words> = {
  root: {
    draft: 'Nwoma no mu nsɛnkyerɛnneɛ wɔ {day}, a obiara bɛtumi de akyerɛ akyire yi sɛ wɔansesa hwee: {root}',
  },
  goal: { draft: 'Yɛaduru botaeɛ no mu {percent} %.' },
  allElse: { draft: 'Deɛ aka nyinaa' },
  allTogether: { draft: 'Ne nyinaa' },
  whole: { draft: 'Deɛ aba kɔsi {day}: {amount}.' },
  wholeOf: { draft: 'Deɛ aba kɔsi {day}: {amount}; ayɛyɛdeɛ a din wɔ so yɛ {gifts}.' },
  title: { draft: '{year} wɔ nɔma mu' },
  caption: { draft: 'Deɛ ɛbaa asɔre no mu wɔ {year}' },
}
