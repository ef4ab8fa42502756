import { computed } from 'nanostores'
import {
  type Scheme,
  saverKey,
  savesData,
  schemeKey,
  schemeOf,
} from '../lib/browser/device/device-settings.ts'
import { setStored, storedText } from './persistence.ts'

/* Settings of this device, in sync across tabs. Undefined in server-rendered HTML: the head script paints the stored choice (lib/browser/device/paint-device.ts). */

const $storedScheme = storedText(schemeKey)
const $storedSaver = storedText(saverKey)

/** The chosen colour scheme. */
export const $scheme = computed($storedScheme, (stored): Scheme | undefined => schemeOf(stored))

/** Whether images and videos load only on request. */
export const $savesData = computed($storedSaver, (stored): boolean | undefined => savesData(stored))

export const undefinedOnServer = { ssr: () => undefined }

/** Returns whether the choice is stored; so does `chooseDataSaver`. */
export const chooseScheme = (scheme: Scheme): boolean =>
  setStored($storedScheme, scheme === 'device' ? undefined : scheme)

export const chooseDataSaver = (on: boolean): boolean => setStored($storedSaver, on ? 'on' : 'off')
