import type { onAirWords } from '../../lib/texts/media/on-air.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const onAir: Translation<typeof onAirWords> = {
  label: { draft: 'Yɛwɔ live' },
  now: { draft: 'Yɛwɔ live seesei:' },
  watch: { draft: 'Hwɛ live' },
}
