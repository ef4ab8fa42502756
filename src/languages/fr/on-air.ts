import type { onAirWords } from '../../lib/texts/media/on-air.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const onAir: Translation<typeof onAirWords> = {
  label: { draft: 'En direct' },
  now: { draft: 'En direct maintenant :' },
  watch: { draft: 'Regarder en direct' },
}
