import type { appWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const app: Translation<typeof appWords> = {
  description: {
    draft: 'Cultes, prédications, événements et groupes de {church}, et un espace pour ses membres.',
  },
  homeNarrow: { draft: 'La page d’accueil sur un téléphone' },
  sermonsNarrow: { draft: 'Les prédications sur un téléphone' },
  homeWide: { draft: 'La page d’accueil sur un grand écran' },
  give: { draft: 'Donner' },
  pray: { draft: 'Demander la prière' },
  listen: { draft: 'Écouter' },
  attendance: { draft: 'Présences' },
}
