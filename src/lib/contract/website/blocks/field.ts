import * as z from 'zod/mini'
import { isRecording } from '../../../site/page-files.ts'
import { blockTexts } from '../../../texts/website/blocks.ts'
import { atMost } from '../../base.ts'

/*
 * A block is a list of fields. A field says how its value is checked, and how a form asks for it: an editor makes the form of
 * any block from these, and needs no code of its own for a block.
 */

/** A text of the editor in the language of who reads it. */
export type Word = () => string

/** How a form asks for a value. */
type Input =
  | { kind: 'text'; limit: number }
  /** Several lines; `markdown` says that they may hold the small Markdown of lib/text/markdown.ts. */
  | { kind: 'long'; limit: number; markdown: boolean }
  /** A page of the site, a part of the page (`#order`), a web address, `mailto:` or `tel:`; '' for none. */
  | { kind: 'link' }
  /** `shape` is width by height, as the page shows the picture; 0 when it shows any. */
  | { kind: 'picture'; shape: number }
  /** A file to be downloaded, or only a recording that a page plays. */
  | { kind: 'file'; recording: boolean }
  | { kind: 'choice'; options: readonly (readonly [value: string, label: Word])[] }
  | { kind: 'flag' }
  | { kind: 'number'; least: number; most: number }
  /** An amount in the hundredth part of the church's currency. */
  | { kind: 'money' }
  /** Short texts, one a line. */
  | { kind: 'lines'; limit: number; most: number }
  /** Items with fields of their own; `one` names one of them, `step`. `photographs`: the field of an item that several pictures fill at once. */
  | { kind: 'list'; one: Word; most: number; fields: Fields; photographs?: string | undefined }

export type Field<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  label: Word
  hint: Word | undefined
  /** The words of refusal without a value; undefined for a field that may be empty. */
  required: Word | undefined
  /** The looks of the block that show it; undefined for all. */
  looks: readonly string[] | undefined
  /** The addresses of the pages that show it; undefined for all. */
  pages: readonly string[] | undefined
  /** A field beside it in whose place it stands: it is shown only while that one is empty. */
  without: string | undefined
  /** Fields beside it that a page shows it with: of each group one must be filled. */
  needs: readonly (readonly string[])[]
  input: Input
  schema: Schema
  /** The value in a new block. */
  empty: z.infer<Schema>
}

export type Fields = Readonly<Record<string, Field>>

/** The schemas of fields, by name. */
export type SchemasOf<F extends Fields> = { [name in keyof F]: F[name]['schema'] }

/** When a field is shown; always, where nothing is said. */
export type Shown = Partial<Pick<Field, 'looks' | 'pages' | 'without' | 'needs'>>

type About = Shown & { hint?: Word; required?: Word }

const told = (label: Word, { hint, required, looks, pages, without, needs = [] }: About) => ({
  label,
  hint,
  required,
  looks,
  pages,
  without,
  needs,
})

/** A text without line breaks. */
export function text(label: Word, about: About & { limit?: number } = {}) {
  const limit = about.limit ?? 120
  const schema = wordsOf(limit, about.required)
  return { ...told(label, about), input: { kind: 'text', limit } as const, schema, empty: '' }
}

/** A text of several lines, shown as it is typed. */
export const longText = (label: Word, about: About & { limit?: number } = {}) =>
  severalLines(label, about, false)

/** A text in the small Markdown: paragraphs, lists, links, emphasis, and words of another language. */
export const markdown = (label: Word, about: About & { limit?: number } = {}) =>
  severalLines(label, about, true)

function severalLines(label: Word, about: About & { limit?: number }, isMarkdown: boolean) {
  const limit = about.limit ?? 1000
  const schema = wordsOf(limit, about.required)
  const input = { kind: 'long', limit, markdown: isMarkdown } as const
  return { ...told(label, about), input, schema, empty: '' }
}

/** Where a link leads. */
export function link(label: Word, about: About = {}) {
  const words = wordsOf(500, about.required)
  const schema = words.check(
    z.refine((address) => address === '' || isLink(address), { error: () => blockTexts.pleaseGivePage }),
  )
  return { ...told(label, about), input: { kind: 'link' } as const, schema, empty: '' }
}

/** A picture of the church, with its description. */
export function picture(label: Word, { shape = 0, ...about }: About & { shape?: number } = {}) {
  const schema = Picture.check(
    z.refine(({ key }) => !about.required || key !== '', { error: about.required ?? emptyWord }),
  )
  return { ...told(label, about), input: { kind: 'picture', shape } as const, schema, empty: noPicture }
}

/** A picture that a block may have: one without it says nothing of it, as blocks did that were stored before. */
export function optionalPicture(label: Word, { shape = 0, ...about }: About & { shape?: number } = {}) {
  const input = { kind: 'picture', shape } as const
  return { ...told(label, about), input, schema: z.optional(Picture), empty: undefined }
}

/** A file to be downloaded. */
export function file(label: Word, { recording = false, ...about }: About & { recording?: boolean } = {}) {
  const schema = StoredFile.check(
    z.refine(({ key }) => !about.required || key !== '', { error: about.required ?? emptyWord }),
    z.refine(({ key }) => !recording || key === '' || isRecording(key), {
      error: () => blockTexts.pleaseChooseRecording,
    }),
  )
  return { ...told(label, about), input: { kind: 'file', recording } as const, schema, empty: noFile }
}

/** One of several values; the first is that of a new block. */
export function choice<const Value extends string>(
  label: Word,
  options: readonly (readonly [value: Value, label: Word])[],
  about: About = {},
) {
  const values = options.map(([value]) => value)
  const schema = z.enum(values, { error: () => blockTexts.pleaseChoose({ label: label() }) })
  const [empty] = values
  if (empty === undefined) throw new Error('A choice has no options')
  return { ...told(label, about), input: { kind: 'choice', options } as const, schema, empty }
}

/** Yes or no. */
export function flag(label: Word, about: About = {}) {
  const schema = z.boolean({ error: () => blockTexts.pleaseSayYes({ label: label() }) })
  return { ...told(label, about), input: { kind: 'flag' } as const, schema, empty: false }
}

/** A whole number within bounds. */
export function whole(label: Word, { least, most, usual, ...about }: About & Bounds) {
  const wrong = { error: () => blockTexts.pleaseGiveNumber({ least, most }) }
  const schema = z
    .number(wrong)
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, wrong))
  return { ...told(label, about), input: { kind: 'number', least, most } as const, schema, empty: usual }
}

type Bounds = { least: number; most: number; usual: number }

/** An amount of money, in the hundredth part of the church's currency. */
export function money(label: Word, about: About = {}) {
  const wrong = { error: () => blockTexts.pleaseGiveAmount }
  const schema = z
    .number(wrong)
    .check(z.refine((value) => Number.isSafeInteger(value) && value >= 0 && value <= mostMoney, wrong))
  return { ...told(label, about), input: { kind: 'money' } as const, schema, empty: 0 }
}

const mostMoney = 1_000_000_000_000

/** Several short texts. */
export function lines(label: Word, about: About & { limit?: number; most?: number } = {}) {
  const { limit = 200, most = 20 } = about
  const schema = z
    .array(
      wordsOf(limit, () => blockTexts.pleaseLeaveNoLine),
      { error: () => blockTexts.pleaseGiveTexts },
    )
    .check(z.maxLength(most, { error: () => blockTexts.pleaseGiveAtMost({ most }) }))
  const empty: string[] = []
  return { ...told(label, about), input: { kind: 'lines', limit, most } as const, schema, empty }
}

/** Items with fields of their own. */
export function list<F extends Fields>(
  label: Word,
  {
    one,
    most = 24,
    fields,
    photographs,
    ...about
  }: About & { one: Word; most?: number; fields: F; photographs?: string & keyof F },
) {
  const schema = z.array(z.strictObject(schemasOf(fields)), { error: () => blockTexts.pleaseGiveList }).check(
    z.maxLength(most, { error: () => blockTexts.pleaseGiveAtMost({ most }) }),
    z.refine((items) => !about.required || items.length > 0, { error: about.required ?? emptyWord }),
  )
  const empty: z.infer<typeof schema> = []
  return {
    ...told(label, about),
    input: { kind: 'list', one, most, fields, photographs } as const,
    schema,
    empty,
  }
}

/** The schemas of fields, for an object with exactly these. */
export function schemasOf<F extends Fields>(fields: F): SchemasOf<F> {
  const schemas: Record<string, z.ZodMiniType> = {}
  for (const [name, { schema }] of Object.entries(fields)) schemas[name] = schema
  // The names and schemas are those of the fields, which the types of a loop do not tell.
  return schemas as SchemasOf<F>
}

/** The values of new fields; one that may be absent is. */
export const emptyOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { empty }]) =>
      empty === undefined ? [] : [[name, structuredClone(empty)]],
    ),
  )

const emptyWord: Word = () => ''

function wordsOf(limit: number, required?: Word) {
  const words = z
    .string({ error: required ?? (() => blockTexts.pleaseGiveText) })
    .check(z.trim(), atMost(limit))
  return required ? words.check(z.minLength(1, { error: required })) : words
}

/**
 * Whether a text is a link that a page may show. A path begins with one slash: two, or a slash and a backslash, lead to
 * another host. Blanks and control characters are refused, since browsers drop some of them.
 */
export function isLink(address: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(address)) return false
  return (
    /^\/(?!\/)/.test(address) ||
    /^#[\w-]+$/.test(address) ||
    /^https?:\/\/[^/]/i.test(address) ||
    /^mailto:[^@?]+@[^@?]+$/i.test(address) ||
    /^tel:\+?[\d-]+$/i.test(address)
  )
}

const fileKey = z
  .string({ error: () => blockTexts.pleaseChooseFile })
  .check(atMost(200), z.regex(/^$|^[\w-]+([./][\w-]+)*$/, { error: () => blockTexts.noFileOfChurch }))
const measure = z.number().check(z.refine((size) => Number.isSafeInteger(size) && size >= 0))

/** A picture of the church. Without a description it is a decoration, which screen readers pass over. */
export const Picture = z.strictObject({
  /** Name among the files of the church; '' for no picture. */
  key: fileKey,
  description: wordsOf(300),
  /** The person who chose it says that it needs no description. */
  decoration: z.boolean(),
  width: measure,
  height: measure,
})
export type Picture = z.infer<typeof Picture>

const noPicture: Picture = { key: '', description: '', decoration: false, width: 0, height: 0 }

/** A file that visitors download, or a recording that they play. */
export const StoredFile = z.strictObject({
  key: fileKey,
  /** How it is called when it is saved. */
  name: wordsOf(120),
  bytes: measure,
})
export type StoredFile = z.infer<typeof StoredFile>

const noFile: StoredFile = { key: '', name: '', bytes: 0 }
