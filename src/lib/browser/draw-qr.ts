import { encodeQR } from 'qr'

/** A QR code with its quiet zone, as the path of an SVG that is `size` units wide, so that the page needs no image. */
export function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: rows.length, path }
}
