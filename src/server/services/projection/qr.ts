import { drawQr } from '../../../lib/browser/draw-qr.ts'
import type { DeckItem, Qr, Slide } from '../../../lib/contract/services/projection.ts'

/** Where a QR code leads, as slides are stored: a page of the site by its path alone, since the site's address may be another one by then. */
export const qrTo = (address: string): NonNullable<Qr> => ({ size: 0, path: '', address })

/** Draws the QR codes of stored slides, for the address by which the site is asked for. */
export const withQrCodes = (items: readonly DeckItem[], site: string): DeckItem[] =>
  items.map((item) => ({ ...item, slides: item.slides.map((slide) => drawn(slide, site)) }))

function drawn(slide: Slide, site: string): Slide {
  if (!('qr' in slide) || !slide.qr) return slide
  const address = new URL(slide.qr.address, site).href
  return { ...slide, qr: { ...drawQr(address), address } }
}
