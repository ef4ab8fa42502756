import { sayStored } from '../words/stored.ts'
import { deliveryReasons } from './messages.ts'

/** Why a message did not go or arrive, in the language of who reads it; a sentence that is not known stays as it was kept. */
export const shownReason = (kept: string): string => sayStored(deliveryReasons, kept)
