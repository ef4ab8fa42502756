import type { deviceWords } from '../../lib/texts/accounts/devices.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const devices: Translation<typeof deviceWords> = {
  both: { draft: '{browser} le {system} dzi' },
  system: { draft: 'Browser le {system} dzi' },
  unknown: { draft: 'Mɔ̃ si míenya o' },
  iphone: { draft: 'iPhone' },
  ipad: { draft: 'iPad' },
  chromebook: { draft: 'Chromebook' },
  mac: { draft: 'Mac' },
}
