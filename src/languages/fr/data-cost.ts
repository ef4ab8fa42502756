import type { dataCostWords } from '../../lib/texts/media/data-cost.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataCost: Translation<typeof dataCostWords> = {
  size: { draft: '{size} de données mobiles' },
  sizeAndCost: { draft: '{size}, {cost} de données mobiles' },
  pesewas: { draft: { one: 'environ {count} pesewa', other: 'environ {count} pesewas' } },
  amount: { draft: 'environ {amount}' },
  video: { draft: 'Cette vidéo fait {data}.' },
  youTube: { draft: 'Cette vidéo vient de YouTube : une demi-heure fait environ 200 Mo de données mobiles.' },
  youTubeCost: {
    draft: 'Cette vidéo vient de YouTube : une demi-heure fait environ 200 Mo, {cost} de données mobiles.',
  },
}
