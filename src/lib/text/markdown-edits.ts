/*
 * What the buttons above a text do. Each replaces one part of it, so that the browser can take it back in one step.
 */

/** A text, and what is selected in it. */
export type Selected = { text: string; from: number; to: number }

/** The part from `from` to `to` becomes `words`; from `start` to `end` of the new text is selected then. */
export type Edit = { from: number; to: number; words: string; start: number; end: number }

const mark = '**'

/** Makes the selected words strong, each paragraph by itself, or takes that from strong ones. */
export function toggleStrong({ text, from, to }: Selected): Edit {
  const chosen = text.slice(from, to)
  const isInside = text.slice(from - 2, from) === mark && text.slice(to, to + 2) === mark && chosen !== ''
  if (isInside) return { from: from - 2, to: to + 2, words: chosen, start: from - 2, end: to - 2 }
  if (chosen.trim() === '') return { from, to, words: mark + chosen + mark, start: from + 2, end: to + 2 }
  const words = isStrong(chosen) ? chosen.trim().slice(2, -2) : chosen.split('\n').map(strong).join('\n')
  return { from, to, words, start: from, end: from + words.length }
}

const isStrong = (words: string): boolean => /^\*\*[^*\n]+\*\*$/.test(words.trim())

/** Blanks stay outside: `** words **` would not be strong. */
function strong(line: string): string {
  const words = line.trim()
  return words === '' ? line : line.replace(words, () => mark + words + mark)
}

const point = /^- /

/** Makes the lines of the selection points of a list, or takes that from points. */
export function toggleList({ text, from, to }: Selected): Edit {
  const first = text.lastIndexOf('\n', from - 1) + 1
  const index = text.indexOf('\n', to)
  const last = index < 0 ? text.length : index
  const lines = text.slice(first, last).split('\n')
  const isList =
    lines.every((line) => point.test(line) || line.trim() === '') && lines.some((line) => line !== '')
  const listed = lines.map((line) => (isList ? line.replace(point, '') : pointOf(line, lines.length)))
  // A line right after a list would belong to its last point.
  const isFollowed = !isList && /^\n(?!\n|- )[^\n]/.test(text.slice(last))
  const words = listed.join('\n')
  return {
    from: first,
    to: last,
    words: isFollowed ? `${words}\n` : words,
    start: first,
    end: first + words.length,
  }
}

const pointOf = (line: string, count: number): string =>
  point.test(line) || (line.trim() === '' && count > 1) ? line : `- ${line.replace(/^\s*[•*·–]\s*/, '')}`

/** Puts a link in place of the selection. Brackets in its words or its address would end it. */
export function insertLink({ from, to }: Selected, link: { words: string; address: string }): Edit {
  const lines = link.words.split('\n').map((line) => line.trim())
  const shown = lines
    .filter(Boolean)
    .join(' ')
    .replace(/[[\]\\]/g, '\\$&')
  const address = link.address.replaceAll('(', '%28').replaceAll(')', '%29')
  const words = `[${shown}](${address})`
  return { from, to, words, start: from + words.length, end: from + words.length }
}

/** The words and the address of the link around a place, or else the selected words. */
export function linkAt({ text, from, to }: Selected): Selected & { words: string; address: string } {
  for (const { index, 0: all, 1: words = '', 2: address = '' } of text.matchAll(
    /\[([^[\]\n]*)\]\(([^()\s]*)\)/g,
  ))
    if (index <= from && to <= index + all.length)
      return { text, from: index, to: index + all.length, words, address }
  return { text, from, to, words: text.slice(from, to).trim(), address: '' }
}
