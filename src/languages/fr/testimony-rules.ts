import type { testimonyRules as words } from '../../lib/texts/care/testimony-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyRules: Translation<typeof words> = {
  title: { draft: 'Veuillez indiquer un titre' },
  category: { draft: 'Veuillez choisir une catégorie' },
  content: { draft: 'Veuillez raconter votre témoignage' },
  video: { draft: 'Veuillez indiquer l’adresse complète de la vidéo, qui commence par https://' },
  noSuch: { draft: 'Ce témoignage n’existe pas.' },
  notYours: { draft: 'Seuls son auteur et l’équipe peuvent le faire.' },
  approvedElsewhere: { draft: 'Quelqu’un d’autre a approuvé ce témoignage entre-temps.' },
  hiddenElsewhere: { draft: 'Quelqu’un d’autre a retiré l’approbation de ce témoignage entre-temps.' },
  deleted: { draft: 'Le témoignage est supprimé.' },
}
