import type { deviceWords } from '../../lib/texts/accounts/devices.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const devices: Translation<typeof deviceWords> = {
  both: { draft: '{browser} yɛ {system} nɔ' },
  system: { draft: 'Browser yɛ {system} nɔ' },
  unknown: { draft: 'Tsɔne ko ni wɔleee' },
  iphone: { draft: 'iPhone' },
  ipad: { draft: 'iPad' },
  chromebook: { draft: 'Chromebook' },
  mac: { draft: 'Mac' },
}
