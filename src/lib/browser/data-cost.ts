import { formatMoney } from '../money/money.ts'
import { churchCurrency } from '../site/this-church.ts'
import { dataCostWords } from '../texts/media/data-cost.ts'

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
    ? dataCostWords.sizeAndCost({ size: formatBytes(bytes), cost: formatDataCost(bytes) })
    : dataCostWords.size({ size: formatBytes(bytes) })

/** Cost of the download in mobile data in Ghana: `about 1 pesewa`, `about 28 pesewas`, `about GHS 10`. */
export function formatDataCost(bytes: number): string {
  const pesewas = Math.max(1, Math.round((bytes / megabyte) * pesewasPerMegabyte))
  return pesewas < 100
    ? dataCostWords.pesewas({ count: pesewas })
    : dataCostWords.amount({ amount: formatMoney(pesewas, 'GHS') })
}

/** Text shown before a video is loaded; 0 bytes for a video on another site. */
export function videoCost(bytes: number): string {
  if (bytes > 0) return dataCostWords.video({ data: sizeAndCost(bytes) })
  return churchCurrency() === 'GHS'
    ? dataCostWords.youTubeCost({ cost: formatDataCost(200 * megabyte) })
    : dataCostWords.youTube
}
