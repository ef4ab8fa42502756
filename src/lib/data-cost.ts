import { formatMoney } from './money.ts'

/** Approximate price of a small data bundle in Ghana: GHS 20 per gigabyte. An estimate, not the tariff of one provider. */
const pesewasPerMegabyte = 2
const megabyte = 1_000_000

/** `0.2 MB`, `14 MB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / megabyte
  return `${megabytes < 10 ? Math.max(0.1, megabytes).toFixed(1) : Math.round(megabytes)} MB`
}

/** Cost of the download in mobile data: `about 1 pesewa`, `about 28 pesewas`, `about GHS 10`. */
export function formatDataCost(bytes: number): string {
  const pesewas = Math.max(1, Math.round((bytes / megabyte) * pesewasPerMegabyte))
  if (pesewas === 1) return 'about 1 pesewa'
  return pesewas < 100 ? `about ${pesewas} pesewas` : `about ${formatMoney(pesewas)}`
}

/** Text shown before a video is loaded; 0 bytes for a video on another site. */
export function videoCost(bytes: number): string {
  return bytes > 0
    ? `This video is ${formatBytes(bytes)}: ${formatDataCost(bytes)} of mobile data.`
    : `This video comes from YouTube: half an hour is about 200 MB, ${formatDataCost(200 * megabyte)} of mobile data.`
}
