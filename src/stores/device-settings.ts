import { computed } from 'nanostores'
import { browserSavesData, type Scheme, saverKey, schemeKey } from '../lib/device-settings.ts'
import { keepIn, keptText } from './persistence.ts'

/* What was chosen for this device, as it is now in all tabs. In the server's HTML nothing is known yet: `chosenLater`. */

const $storedScheme = keptText(schemeKey)
const $storedSaver = keptText(saverKey)

/** The colours that were chosen here; those of the device when none were. */
export const $scheme = computed($storedScheme, (stored): Scheme | undefined =>
  stored === 'light' || stored === 'dark' ? stored : 'device',
)

/** Whether pictures and videos wait until they are asked for: as chosen here, else as the browser is set. */
export const $savesData = computed($storedSaver, (stored): boolean | undefined =>
  stored ? stored === 'on' : browserSavesData(),
)

export const chosenLater = { ssr: () => undefined }

/** Answers whether it is stored, as the other one does. */
export const chooseScheme = (scheme: Scheme): boolean =>
  keepIn($storedScheme, scheme === 'device' ? undefined : scheme)

export const chooseDataSaver = (on: boolean): boolean => keepIn($storedSaver, on ? 'on' : 'off')
