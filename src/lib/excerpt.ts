/** Whether a text is worth opening: what would hide only a line or two is shown. */
const worthHiding = 120

/** The beginning of a long text, whole words of about `length` characters, and what is left of it; '' for nothing. */
export function splitLong(text: string, length: number): [start: string, rest: string] {
  if (text.length <= length + worthHiding) return [text, '']
  const space = text.slice(0, length).search(/\s\S*$/)
  const at = space > 0 ? space : length
  return [text.slice(0, at), text.slice(at).trimStart()]
}
