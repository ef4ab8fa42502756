import { computed } from 'nanostores'
import { browserSavesData, type Scheme, saverKey, schemeKey } from '../lib/device-settings.ts'
import { keepIn, keptText } from './persistence.ts'

/* Settings of this device, in sync across tabs. Server-rendered HTML has no value yet: see `chosenLater`. */

const $storedScheme = keptText(schemeKey)
const $storedSaver = keptText(saverKey)

/** The chosen colour scheme; `device` when none is chosen. */
export const $scheme = computed($storedScheme, (stored): Scheme | undefined =>
  stored === 'light' || stored === 'dark' ? stored : 'device',
)

/** Whether images and videos load only on request: the choice on this device, else the browser's data saver. */
export const $savesData = computed($storedSaver, (stored): boolean | undefined =>
  stored ? stored === 'on' : browserSavesData(),
)

export const chosenLater = { ssr: () => undefined }

/** Returns whether the choice is stored; so does `chooseDataSaver`. */
export const chooseScheme = (scheme: Scheme): boolean =>
  keepIn($storedScheme, scheme === 'device' ? undefined : scheme)

export const chooseDataSaver = (on: boolean): boolean => keepIn($storedSaver, on ? 'on' : 'off')
