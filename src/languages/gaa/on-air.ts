import type { onAirWords } from '../../lib/texts/media/on-air.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const onAir: Translation<typeof onAirWords> = {
  label: { draft: 'Live' },
  now: { draft: 'Wɔyɛ live amrɔ nɛɛ:' },
  watch: { draft: 'Kwɛmɔ live' },
}
