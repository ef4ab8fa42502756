import type { testimonyTexts as words } from '../../lib/texts/care/testimonies.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyTexts: Translation<typeof words> = {
  success: { draft: 'Témoignage envoyé !' },
  failure: { draft: 'Le témoignage n’a pas pu être envoyé' },
  tooLarge: { draft: 'Cette image dépasse 10 Mo. Veuillez en choisir une plus petite.' },
}
