import type { deviceWords } from '../../lib/texts/accounts/devices.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const devices: Translation<typeof deviceWords> = {
  both: { draft: '{browser} wɔ {system} so' },
  system: { draft: 'Browser wɔ {system} so' },
  unknown: { draft: 'Afidie a yɛnnim' },
  iphone: { draft: 'iPhone' },
  ipad: { draft: 'iPad' },
  chromebook: { draft: 'Chromebook' },
  mac: { draft: 'Mac' },
}
