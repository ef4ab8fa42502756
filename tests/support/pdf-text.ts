import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF of ours: the glyphs of its pages, led back to letters by the table that each font brings (ToUnicode). Words of one
 * line stand together; lines are parted by a line break.
 */
export function textOfPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes)
  const objects = objectsOf(file)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (table) fonts.set(name, lettersOf(objects.get(table)?.body ?? ''))
    }
  const pages = [...objects.values()].filter(({ body }) => /\bBT\b/.test(body))
  return pages.map(({ body }) => wordsOf(body, fonts)).join('\n')
}

type Parsed = { head: string; body: string }

function objectsOf(file: Buffer): Map<string, Parsed> {
  const text = file.toString('latin1')
  const objects = new Map<string, Parsed>()
  for (const match of text.matchAll(/(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endobj', start)
    const whole = text.slice(start, end)
    const at = whole.indexOf('stream\n')
    const head = at < 0 ? whole : whole.slice(0, at)
    objects.set(match[1] ?? '', { head, body: at < 0 ? '' : bodyOf(file, { head, from: start + at + 7 }) })
  }
  return objects
}

function bodyOf(file: Buffer, { head, from }: { head: string; from: number }): string {
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
  const part = file.subarray(from, from + length)
  return (head.includes('FlateDecode') ? inflateSync(part) : part).toString('latin1')
}

/** From the code of a glyph to its letters. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const from = Number.parseInt(first, 16)
    for (const [at, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set((from + at).toString(16).padStart(4, '0'), fromCode(code))
  }
  return letters
}

const fromCode = (code: string): string =>
  Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

function wordsOf(page: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map()
  const lines: string[] = []
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    else
      lines.push(
        [...(shown ?? '').matchAll(/<(\w+)>/g)]
          .flatMap(([, codes = '']) => codes.match(/\w{4}/g) ?? [])
          .map((code) => font.get(code.toLowerCase()) ?? '?')
          .join(''),
      )
  }
  return lines.join('\n')
}
