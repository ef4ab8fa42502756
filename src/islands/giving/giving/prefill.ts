import { paymentMethods } from '../../../lib/contract/giving/donation.ts'
import { funds } from '../../../lib/contract/giving/giving.ts'

/** What the address fills in: `#amount=50&fund=tithe&method=mtn-momo&pledge=5`. It names nobody, and no server sees it. */
function readPrefill(): Map<string, string> {
  const words = new URLSearchParams(location.hash.slice(1))
  const isKnown: Record<string, (word: string) => boolean> = {
    amount: (word) => /^[1-9]\d{0,6}$/.test(word),
    fund: (word) => funds.some(([id]) => id === word),
    method: (word) => paymentMethods.some(([id]) => id === word),
    pledge: (word) => /^[1-9]\d{0,14}$/.test(word),
  }
  return new Map([...words].filter(([name, word]) => isKnown[name]?.(word)))
}

/** Fills the form in by the address, over a draft. Returns the pledge of which the gift is a part. */
export function prefill(form: HTMLFormElement): number | undefined {
  const given = readPrefill()
  const put = (selector: string, word: string | undefined) => {
    const field = word && form.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
    if (!field) return
    if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = true
    else field.value = word
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  put('[name="amount"]', given.get('amount'))
  put('[name="fund"]', given.get('fund'))
  put(`[name="paymentMethod"][value="${given.get('method')}"]`, given.get('method'))
  return given.has('pledge') ? Number(given.get('pledge')) : undefined
}
