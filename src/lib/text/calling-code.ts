import { churchAttributes } from '../site/this-church.ts'

/** The calling code of the church's country, `+233`. */
export const churchCallingCode = (): string => churchAttributes().calling || '+233'

/** What people there dial in place of the calling code, `0`; the calling code itself where that is not all. */
export const churchTrunkPrefix = (): string => churchAttributes().trunk ?? '0'
