/* Display settings of this device. paint-device.ts applies them to a page, stores/device-settings.ts changes them. */

export const schemes = ['device', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const schemeKey = 'asore:scheme'
export const saverKey = 'asore:data-saver'

/** The chosen colour scheme, from the stored text; `device` when none is chosen. */
export const schemeOf = (stored: string | undefined): Scheme =>
  stored === 'light' || stored === 'dark' ? stored : 'device'

/** Whether images and videos load only on request: the stored choice of this device, else the browser's data saver. */
export const savesData = (stored: string | undefined): boolean =>
  stored ? stored === 'on' : browserSavesData()

/** Whether the browser's data saver is on. */
export function browserSavesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
