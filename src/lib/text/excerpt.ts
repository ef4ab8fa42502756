/** Fewer characters than this are not hidden behind a button. */
const worthHiding = 120

/** Splits a long text at a word boundary after about `length` characters; `rest` is '' when the text is not split. */
export function splitLong(text: string, length: number): [start: string, rest: string] {
  if (text.length <= length + worthHiding) return [text, '']
  const space = text.slice(0, length).search(/\s\S*$/)
  const at = space > 0 ? space : length
  return [text.slice(0, at), text.slice(at).trimStart()]
}
