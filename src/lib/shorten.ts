/** The beginning of a text, whole words of it, with an ellipsis where something was left out. */
export function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const room = line.slice(0, limit)
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > 0 ? end : limit - 1).replace(/[\s,.;:]+$/, '')}…`
}
