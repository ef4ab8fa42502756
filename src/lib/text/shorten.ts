/** Shortens a text at a word boundary, with an ellipsis if anything was cut. */
export function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const room = line.slice(0, limit)
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > 0 ? end : limit - 1).replace(/[\s,.;:]+$/, '')}…`
}
