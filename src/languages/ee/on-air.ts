import type { onAirWords } from '../../lib/texts/media/on-air.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const onAir: Translation<typeof onAirWords> = {
  label: { draft: 'Tẽ' },
  now: { draft: 'Míele tẽ fifia:' },
  watch: { draft: 'Kpɔe tẽ' },
}
