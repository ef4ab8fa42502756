/** The bytes that were asked for, both ends included. */
export type ByteRange = { start: number; end: number }

/**
 * Reads one `bytes=` range for a file of `size` bytes. Undefined: send it all (none was asked for, several, or one
 * that cannot be read, as RFC 9110 allows); 'outside': the file has no such bytes.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return undefined
  return start < size && start <= end ? { start, end } : 'outside'
}
