import { blockKinds } from '../../lib/contract/blocks/all.ts'
import type { DraftBlock } from '../../lib/contract/blocks/draft.ts'
import { type Fields, Picture } from '../../lib/contract/blocks/field.ts'
import type { PageState } from '../../lib/contract/page.ts'
import { PageDocument } from '../../lib/contract/page-document.ts'
import type { DraftDocument } from '../../lib/contract/page-draft.ts'
import { isOfSite, type PageCheckAnswer } from '../../lib/contract/page-editing.ts'
import { refuseFields } from '../errors/refusal.ts'
import { withoutTrailingSlashes } from '../http/address.ts'
import { labelOf } from './compare.ts'

type Remark = PageCheckAnswer['missing'][number]

/** What is missing or wrong in a draft, at most one remark for each field; none when it can be published. */
export function findMissing(document: DraftDocument): Remark[] {
  const undescribed = document.blocks.filter(hasUndescribed).map((block) => ({
    ...{ block: block.id, label: labelOf(block) },
    words: 'Please say what the picture shows, or that it is a decoration',
  }))
  const read = PageDocument.safeParse(document)
  if (read.success) return undescribed
  const missing = read.error.issues.map(({ path, message }) => {
    const block = path[0] === 'blocks' ? document.blocks[Number(path[1])] : undefined
    return { block: block?.id ?? '', label: block ? labelOf(block) : 'The page', words: message }
  })
  return [...missing, ...undescribed]
}

/** Throws 400 that names what a draft lacks, if it cannot be published. */
export function refuseIncomplete(document: DraftDocument): void {
  const missing = findMissing(document)
  if (missing.length > 0) refuseFields({ blocks: missing.map(({ label, words }) => `${label}: ${words}`) })
}

/** Whether a picture of a block has neither a description nor the word that it needs none. */
const hasUndescribed = (block: DraftBlock): boolean => picturesOf(block).some(isUndescribed)

/** Every picture of a block, also in the items of its lists, as far as it has been written. */
export function picturesOf(block: DraftBlock): unknown[] {
  const kind = blockKinds.find((one) => one.kind === block.kind)
  return kind ? picturesIn(kind.fields, block) : []
}

function isUndescribed(value: unknown): boolean {
  const { success, data } = Picture.safeParse(value)
  return success && data.key !== '' && data.description.trim() === '' && !data.decoration
}

function picturesIn(fields: Fields, values: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(fields).flatMap(([name, { input }]) => {
    const value = values[name]
    if (input.kind === 'picture') return [value]
    if (input.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((item: Readonly<Record<string, unknown>>) => picturesIn(input.fields, item))
  })
}

/** The pages of the church by address. A page that the site itself answers may be missing here. */
export type KnownPages = ReadonlyMap<string, PageState>

/** Links of a draft that lead nowhere: to a page that does not exist or is not shown, or to no part of this page. */
export function findDeadLinks(document: DraftDocument, known: KnownPages): Remark[] {
  const anchors = new Set(document.blocks.flatMap((block) => [block.id, ...anchorsOf(block)]))
  return document.blocks
    .filter(({ hidden }) => !hidden)
    .flatMap((block) =>
      linksOf(block).flatMap((link) => {
        const words = faultOf(link, anchors, known)
        return words ? [{ block: block.id, label: labelOf(block), words }] : []
      }),
    )
}

/** The addresses on the page that the parts of a block have, as tabs do. */
const anchorsOf = ({ items }: DraftBlock): string[] =>
  Array.isArray(items)
    ? items.flatMap((item: { anchor?: unknown }) => (typeof item.anchor === 'string' ? [item.anchor] : []))
    : []

function faultOf(link: string, anchors: ReadonlySet<string>, known: KnownPages): string | undefined {
  if (link.startsWith('#')) return anchors.has(link.slice(1)) ? undefined : `${link} is no part of this page`
  if (!link.startsWith('/')) return undefined
  const path = withoutTrailingSlashes(link.split(/[?#]/)[0] ?? '')
  const state = known.get(path)
  if (state === 'published' || (state === undefined && isOfSite(path))) return undefined
  return state ? `${path} is not published` : `There is no page at ${path}`
}

/** Every link in a block: in its fields, in the items of its lists, and in its Markdown. */
function linksOf(block: DraftBlock): string[] {
  const kind = blockKinds.find((one) => one.kind === block.kind)
  return kind ? linksIn(kind.fields, block) : []
}

function linksIn(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, { input }]) => {
    const value = values[name]
    if (input.kind === 'link') return typeof value === 'string' && value ? [value] : []
    if (input.kind === 'long' && input.markdown && typeof value === 'string') return linksInMarkdown(value)
    if (input.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((item: Readonly<Record<string, unknown>>) => linksIn(input.fields, item))
  })
}

const linksInMarkdown = (words: string): string[] =>
  [...words.matchAll(/\]\(([^\s()]{1,500})\)/g)].map(([, link = '']) => link)
