/** `12,345` from a count. Not by `toLocaleString`, whose first use takes a phone 100 ms (docs/decisions/browser.md#no-slow-start). */
export function formatCount(count: number): string {
  let text = String(count)
  for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`
  return text
}

/** `1 gift`, `12,345 gifts`: a count with its noun. `many` is for a noun without a plural in -s. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
