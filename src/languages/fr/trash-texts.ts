import type { trashTexts as words } from '../../lib/texts/settings/trash.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const trashTexts: Translation<typeof words> = {
  kept: {
    draft: 'Cela reste {days} jours dans la corbeille, et le super admin peut le restaurer jusque-là.',
  },
  forGood: { draft: 'C’est définitif : cela ne va pas à la corbeille.' },
  keptUser: {
    draft:
      'Seule la corbeille garde encore la personne, {days} jours, avec tout ce qui lui appartient : un super admin peut la restaurer jusque-là.',
  },
  erased: {
    draft:
      'Si la personne a fermé son compte ou demandé son effacement dans une demande de données, tout disparaît aussitôt et pour toujours. Si elle l’a demandé sur papier ou de vive voix, supprimez-la aussi définitivement dans la corbeille.',
  },
  restored: { draft: 'C’est revenu, avec tout ce qui en dépend' },
  taken: { draft: 'Annulé' },
}
