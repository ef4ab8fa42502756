import type { PageState } from '../../../lib/contract/pagination.ts'
import type { DraftBlock } from '../../../lib/contract/website/blocks/draft.ts'
import { type Fields, Picture } from '../../../lib/contract/website/blocks/field.ts'
import { kindOf, labelAt } from '../../../lib/contract/website/blocks/label.ts'
import { findUnseen, itemsOf, type Values } from '../../../lib/contract/website/blocks/shown.ts'
import { PageDocument } from '../../../lib/contract/website/page-document.ts'
import type { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import { isOfSite, type PageCheckAnswer } from '../../../lib/contract/website/page-editing.ts'
import { isSitePath } from '../../../lib/site/site-pages.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { withoutTrailingSlashes } from '../../platform/http/address.ts'
import { pageRefusals } from './messages.ts'
import { refusalsAbout } from './rows.ts'

type Remark = PageCheckAnswer['missing'][number]

/** A value of a block, and where it stands in it. */
type Found<Value> = { at: readonly PropertyKey[]; value: Value }

/** Where something in a block is found: its name for people, and the field for the editor. */
export const placeIn = (block: DraftBlock, at: readonly PropertyKey[]): Omit<Remark, 'words'> => ({
  block: block.id,
  field: at.join('.'),
  label: labelAt(block, at),
})

const undescribedWords = () => pageRefusals.sayWhatPictureShows

/** What is missing or wrong in a draft, at most one remark for each field; none when it can be published at `path`. */
export function findMissing(document: DraftDocument, path: string): Remark[] {
  const undescribed = document.blocks.flatMap((block) =>
    picturesOf(block)
      .filter(({ value }) => isUndescribed(value))
      .map(({ at }) => ({
        ...placeIn(block, [...at, 'description']),
        words: undescribedWords(),
      })),
  )
  const read = PageDocument.safeParse(document)
  const missing = read.success
    ? []
    : read.error.issues.map((issue) => remarkOf(document, issue, refusalsAbout(path).page))
  const ownPicture = isUndescribed(document.picture)
    ? [{ block: '', field: 'picture.description', label: pageRefusals.picture, words: undescribedWords() }]
    : []
  return firstOfEach([...missing, ...ownPicture, ...undescribed])
}

function remarkOf(
  { blocks }: DraftDocument,
  { path, message: words }: { path: readonly PropertyKey[]; message: string },
  whole: string,
): Remark {
  const [part, at, ...inside] = path
  const block = part === 'blocks' ? blocks[Number(at)] : undefined
  return block
    ? { ...placeIn(block, inside), words }
    : { block: '', field: path.join('.'), label: whole, words }
}

/** One field can be refused for several reasons: the first of them tells what to do. */
const firstOfEach = (remarks: Remark[]): Remark[] =>
  remarks.filter(
    ({ block, field }, at) => remarks.findIndex((one) => one.block === block && one.field === field) === at,
  )

/** Throws 400 that names what a draft lacks, if it cannot be published. */
export function refuseIncomplete(document: DraftDocument, path: string): void {
  const missing = findMissing(document, path)
  if (missing.length > 0) refuseFields({ blocks: missing.map(({ label, words }) => `${label}: ${words}`) })
}

/** Words, pictures and files of a draft that its page at `path` would not show: they are in fields that the look does not have. */
export const findUnseenWords = ({ blocks }: DraftDocument, path: string): Remark[] =>
  blocks
    .filter(({ hidden }) => !hidden)
    .flatMap((block) =>
      findUnseen(kindOf(block)?.fields ?? {}, { block, path }).map(({ at, label, needs }) => ({
        ...placeIn(block, at),
        words:
          needs.length > 0
            ? pageRefusals.shownOnlyWith({
                label,
                needs: needs.reduce((first, second) => pageRefusals.bothNeeds({ first, second })),
              })
            : 'look' in block
              ? pageRefusals.notInLook({ label })
              : refusalsAbout(path).notOnPage({ label }),
      })),
    )

/** Every picture of a block, also in the items of its lists, as far as it has been written. */
export function picturesOf(block: DraftBlock): Found<unknown>[] {
  return picturesIn(kindOf(block)?.fields ?? {}, block, [])
}

function isUndescribed(value: unknown): boolean {
  const { success, data } = Picture.safeParse(value)
  return success && data.key !== '' && data.description.trim() === '' && !data.decoration
}

function picturesIn(fields: Fields, values: Values, before: readonly PropertyKey[]): Found<unknown>[] {
  return Object.entries(fields).flatMap(([name, { input }]) => {
    const value = values[name]
    const at = [...before, name]
    if (input.kind === 'picture') return [{ at, value }]
    if (input.kind !== 'list') return []
    return itemsOf(value).flatMap((item, place) => picturesIn(input.fields, item, [...at, place]))
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
      linksIn(kindOf(block)?.fields ?? {}, block, []).flatMap(({ at, value }) => {
        const words = faultOf(value, anchors, known)
        return words ? [{ ...placeIn(block, at), words }] : []
      }),
    )
}

/** The addresses on the page that the parts of a block have, as tabs do. */
const anchorsOf = ({ items }: DraftBlock): string[] =>
  itemsOf(items).flatMap(({ anchor }) => (typeof anchor === 'string' ? [anchor] : []))

function faultOf(link: string, anchors: ReadonlySet<string>, known: KnownPages): string | undefined {
  if (link.startsWith('#'))
    return anchors.has(link.slice(1)) ? undefined : pageRefusals.noPartOfPage({ link })
  if (!link.startsWith('/')) return undefined
  const path = withoutTrailingSlashes(link.split(/[?#]/)[0] ?? '')
  const state = known.get(path)
  if (state === 'published' || isSitePath(path) || (state === undefined && isOfSite(path))) return undefined
  return state ? pageRefusals.notPublished({ path }) : pageRefusals.thereNoPageAt({ path })
}

/** Every link in a block: in its fields, in the items of its lists, and in its Markdown. */
function linksIn(fields: Fields, values: Values, before: readonly PropertyKey[]): Found<string>[] {
  return Object.entries(fields).flatMap(([name, { input }]) => {
    const value = values[name]
    const at = [...before, name]
    if (input.kind === 'link') return typeof value === 'string' && value ? [{ at, value }] : []
    if (input.kind === 'long' && input.markdown && typeof value === 'string')
      return linksInMarkdown(value).map((link) => ({ at, value: link }))
    if (input.kind !== 'list') return []
    return itemsOf(value).flatMap((item, place) => linksIn(input.fields, item, [...at, place]))
  })
}

const linksInMarkdown = (words: string): string[] =>
  [...words.matchAll(/\]\(([^\s()]{1,500})\)/g)].map(([, link = '']) => link)
