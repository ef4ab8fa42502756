/** Amounts are integers in pesewas, 100 per cedi, so that sums have no rounding errors (docs/decisions/0028). */
const pesewasOfCedi = 100

/** Pesewas from a whole number of cedis as text, `200`; undefined for a fraction, a sign, or anything else. */
export function readCedis(written: string): number | undefined {
  const digits = /^\s*(\d+)\s*$/.exec(written)?.[1]
  const pesewas = Number(digits) * pesewasOfCedi
  return Number.isSafeInteger(pesewas) ? pesewas : undefined
}

/** `GHS 1,250` or `GHS 12.05` from pesewas: the fraction is shown only when it is not zero. */
export function formatMoney(pesewas: number): string {
  const cedis = Math.trunc(Math.abs(pesewas) / pesewasOfCedi).toLocaleString('en-GB')
  const rest = Math.abs(pesewas) % pesewasOfCedi
  return `${pesewas < 0 ? '-' : ''}GHS ${cedis}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}
