import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'
import {
  type Field,
  type Fields,
  Picture,
  StoredFile,
} from '../../../../lib/contract/website/blocks/field.ts'
import { kindOf } from '../../../../lib/contract/website/blocks/label.ts'
import { itemsOf, type Values } from '../../../../lib/contract/website/blocks/shown.ts'
import type { DraftDocument } from '../../../../lib/contract/website/page-draft.ts'

/* What a page says, line by line, to compare what tells people where money goes. Hidden blocks say nothing. */

/** The page whose every block tells people how to give. */
const givePath = '/give'

type Document = Pick<DraftDocument, 'title' | 'description' | 'share' | 'blocks'>

/** Everything that visitors read of a page, its links included. */
export const pageLines = ({ title, description, share, blocks }: Document): string[] => [
  ...[title, description, share.title].filter(Boolean),
  ...visible(blocks).flatMap(wordsOfBlock),
]

/** What tells people where money goes by its place: everything on /give, pictures and files too, and the ways to give of another page. */
export function givingLines({ blocks }: Document, path: string): string[] {
  if (path === givePath)
    return visible(blocks).flatMap((block) => [...wordsOfBlock(block), ...filesOfBlock(block)])
  return visible(blocks)
    .filter(({ kind }) => kind === 'giving-ways')
    .flatMap(wordsOfBlock)
}

const visible = (blocks: readonly DraftBlock[]) => blocks.filter(({ hidden }) => !hidden)

const wordsOfBlock = (block: DraftBlock) => linesOf(block, wordsOfField)
const filesOfBlock = (block: DraftBlock) => linesOf(block, fileOfField)

type Reading = (field: Field, value: unknown) => string[]

const linesOf = (block: DraftBlock, read: Reading): string[] =>
  linesIn(kindOf(block)?.fields ?? {}, block, read)

/** An item of a list is one line: a way to give with its number. */
const linesIn = (fields: Fields, values: Values, read: Reading): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { input } = field
    if (input.kind !== 'list') return read(field, values[name])
    return itemsOf(values[name]).flatMap((item) => {
      const parts = linesIn(input.fields, item, read)
      return parts.length > 0 ? [parts.join('; ')] : []
    })
  })

function wordsOfField({ input }: Field, value: unknown): string[] {
  if (input.kind === 'picture') return filled(Picture.safeParse(value).data?.description)
  if (input.kind === 'file') return filled(StoredFile.safeParse(value).data?.name)
  if (input.kind === 'lines' && Array.isArray(value)) return value.map(String).filter(Boolean)
  const isWords = input.kind === 'text' || input.kind === 'long' || input.kind === 'link'
  return isWords && typeof value === 'string' && value.trim() ? [value] : []
}

const filled = (words: string | undefined): string[] => (words ? [words] : [])

/** Pictures and files by their names in the store, since no program reads the number in them. */
function fileOfField({ input }: Field, value: unknown): string[] {
  if (input.kind === 'file') return filled(StoredFile.safeParse(value).data?.key).map((key) => `File ${key}`)
  if (input.kind !== 'picture') return []
  return filled(Picture.safeParse(value).data?.key).map((key) => `Picture ${key}`)
}
