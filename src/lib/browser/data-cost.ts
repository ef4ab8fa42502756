import { formatMoney } from '../money/money.ts'
import { churchCurrency } from '../site/this-church.ts'

/** Approximate price of a small data bundle in Ghana: GHS 20 per gigabyte. An estimate, not the tariff of one provider. */
const pesewasPerMegabyte = 2
const megabyte = 1_000_000

/** `0.2 MB`, `14 MB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / megabyte
  return `${megabytes < 10 ? Math.max(0.1, megabytes).toFixed(1) : Math.round(megabytes)} MB`
}

/** `14 MB: about 28 pesewas of mobile data`. Prices are known in Ghana alone; elsewhere `14 MB of mobile data`. */
export const sizeAndCost = (bytes: number): string =>
  churchCurrency() === 'GHS'
    ? `${formatBytes(bytes)}: ${formatDataCost(bytes)} of mobile data`
    : `${formatBytes(bytes)} of mobile data`

/** Cost of the download in mobile data in Ghana: `about 1 pesewa`, `about 28 pesewas`, `about GHS 10`. */
export function formatDataCost(bytes: number): string {
  const pesewas = Math.max(1, Math.round((bytes / megabyte) * pesewasPerMegabyte))
  if (pesewas === 1) return 'about 1 pesewa'
  return pesewas < 100 ? `about ${pesewas} pesewas` : `about ${formatMoney(pesewas, 'GHS')}`
}

/** Text shown before a video is loaded; 0 bytes for a video on another site. */
export function videoCost(bytes: number): string {
  if (bytes > 0) return `This video is ${sizeAndCost(bytes)}.`
  const cost = churchCurrency() === 'GHS' ? `, ${formatDataCost(200 * megabyte)}` : ''
  return `This video comes from YouTube: half an hour is about 200 MB${cost} of mobile data.`
}
