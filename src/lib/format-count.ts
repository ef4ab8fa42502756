/** `12,345` from a count. Not by `toLocaleString`, whose first use takes a phone 100 ms (docs/decisions/0279). */
export function formatCount(count: number): string {
  let text = String(count)
  for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`
  return text
}
