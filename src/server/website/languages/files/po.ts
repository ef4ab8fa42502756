import { refuse } from '../../../platform/errors/refusal.ts'
import { translationRefusals } from '../messages.ts'
import type { FileRow, Given } from './rows.ts'

/*
 * The part of PO that translators' tools write and read: contexts, plurals of two forms, comments, and `fuzzy`. It is small enough to be ours: gettext-parser
 * brings five packages, among them a table of every old character set.
 */

/** A PO file of a language. A sentence that somebody has to read is `fuzzy`, as tools call it. */
export function writePo(language: string, rows: readonly FileRow[]): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    quoted(`Language: ${language}\n`),
    quoted('MIME-Version: 1.0\n'),
    quoted('Content-Type: text/plain; charset=UTF-8\n'),
    quoted('Content-Transfer-Encoding: 8bit\n'),
    quoted('Plural-Forms: nplurals=2; plural=(n != 1);\n'),
  ]
  const entries = rows.flatMap((row, at) => {
    if (row.form === 'other') return []
    const next = rows[at + 1]
    return [entryOf(row, row.form === 'one' && next?.form === 'other' ? next : undefined)]
  })
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`
}

function entryOf(row: FileRow, other: FileRow | undefined): string {
  const name = row.form && !other ? `${row.word}|${row.form}` : row.word
  const isFuzzy = row.text !== '' && row.state !== 'read'
  return [
    `#. ${row.context}; at most ${row.limit} letters`,
    ...(isFuzzy ? ['#, fuzzy'] : []),
    `msgctxt ${quoted(name)}`,
    `msgid ${quoted(row.english)}`,
    ...(other
      ? [
          `msgid_plural ${quoted(other.english)}`,
          `msgstr[0] ${quoted(row.text)}`,
          `msgstr[1] ${quoted(other.text)}`,
        ]
      : [`msgstr ${quoted(row.text)}`]),
  ].join('\n')
}

const quoted = (text: string) => JSON.stringify(text)

type Entry = { row: number; fields: Map<string, string> }

const parts = /^(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+)?(".*")$/

/** The sentences of a PO file, each with its line. Throws 400 with a sentence for what is no such file. */
export function readPo(text: string): Given[] {
  const entries: Entry[] = []
  let last = ''
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const bare = line.trim()
    if (bare === '' || bare.startsWith('#')) continue
    const [, named, value = ''] = parts.exec(bare) ?? refuseLine(at)
    if (named && begins(named, entries.at(-1))) entries.push({ row: at + 1, fields: new Map() })
    const field = named ?? last
    const fields = entries.at(-1)?.fields ?? refuseLine(at)
    // A line that names nothing goes on with the text before it.
    const before = named ? '' : (fields.get(field) ?? refuseLine(at))
    fields.set(field, before + (unquoted(value) ?? refuseLine(at)))
    last = field
  }
  return entries.flatMap(givenOf)
}

/** Whether an entry begins with a field: with its context, or without one with its English text. */
const begins = (field: string, entry: Entry | undefined): boolean =>
  field === 'msgctxt' || (field === 'msgid' && (!entry || entry.fields.has('msgid')))

function givenOf({ row, fields }: Entry): Given[] {
  const [word = '', form = ''] = (fields.get('msgctxt') ?? '').split('|')
  // The head of the file has neither a context nor a text.
  if (word === '' && fields.get('msgid') === '') return []
  const given = (form: string, text = '') => ({ row, word, form, text })
  if (!fields.has('msgid_plural')) return [given(form, fields.get('msgstr'))]
  return [given('one', fields.get('msgstr[0]')), given('other', fields.get('msgstr[1]'))]
}

function refuseLine(at: number): never {
  refuse(400, translationRefusals.notPOFileCan({ line: at + 1 }))
}

/** A text in C's quotes; undefined for one that is not whole. */
function unquoted(text: string): string | undefined {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) return undefined
  const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' }
  return text
    .slice(1, -1)
    .replace(/\\u([\da-f]{4})|\\(.)/gi, (_, code: string | undefined, letter: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[letter] ?? letter),
    )
}
