/** Money is whole pesewas everywhere, a hundred to the cedi, so that no sum is ever off by a fraction (docs/decisions/0028). */
const pesewasOfCedi = 100

/** The pesewas of whole cedis as somebody wrote them, `200`; undefined for a fraction, a sign, or what is no number. */
export function readCedis(written: string): number | undefined {
  const digits = /^\s*(\d+)\s*$/.exec(written)?.[1]
  const pesewas = Number(digits) * pesewasOfCedi
  return Number.isSafeInteger(pesewas) ? pesewas : undefined
}

/** `GHS 1,250` or `GHS 12.05` from pesewas: the part below a cedi is said only where there is one. */
export function formatMoney(pesewas: number): string {
  const cedis = Math.trunc(Math.abs(pesewas) / pesewasOfCedi).toLocaleString('en-GB')
  const rest = Math.abs(pesewas) % pesewasOfCedi
  return `${pesewas < 0 ? '-' : ''}GHS ${cedis}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}
