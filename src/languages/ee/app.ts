import type { appWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const app: Translation<typeof appWords> = {
  description: {
    draft: '{church} ƒe sɔlemewo, mawunyagbɔgblɔwo, wɔnawo kple habɔbɔwo, kple teƒe na hameviwo.',
  },
  homeNarrow: { draft: 'Axa gbãtɔ le fon dzi' },
  sermonsNarrow: { draft: 'Mawunyagbɔgblɔwo le fon dzi' },
  homeWide: { draft: 'Axa gbãtɔ le screen gã dzi' },
  give: { draft: 'Nunana' },
  pray: { draft: 'Bia gbedodoɖa' },
  listen: { draft: 'Ɖo to' },
  attendance: { draft: 'Amesiwo va' },
}
