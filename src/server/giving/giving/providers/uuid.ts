/** A UUID with hyphens, of one with or without; undefined for anything else. */
export function uuidOf(text: string): string | undefined {
  const hex = text.replaceAll('-', '').toLowerCase()
  if (!/^[\da-f]{32}$/.test(hex)) return undefined
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
