import { drawQr } from '../../../lib/browser/draw-qr.ts'
import type { Qr } from '../../../lib/contract/services/projection.ts'

/** A QR code that leads to an address of the web. */
export const qrOf = (address: string): NonNullable<Qr> => ({ ...drawQr(address), address })
