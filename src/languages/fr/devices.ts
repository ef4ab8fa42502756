import type { deviceWords } from '../../lib/texts/accounts/devices.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const devices: Translation<typeof deviceWords> = {
  both: { draft: '{browser} sur {system}' },
  system: { draft: 'Un navigateur sur {system}' },
  unknown: { draft: 'Un appareil inconnu' },
  iphone: { draft: 'un iPhone' },
  ipad: { draft: 'un iPad' },
  chromebook: { draft: 'un Chromebook' },
  mac: { draft: 'un Mac' },
}
