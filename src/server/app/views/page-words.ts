import { type Block, blockKinds } from '../../../lib/contract/website/blocks/all.ts'
import type { Fields } from '../../../lib/contract/website/blocks/field.ts'
import type { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { isListed } from '../../../lib/site/listed-pages.ts'
import { addressIn } from '../../../lib/site/page-languages.ts'
import { shorten } from '../../../lib/text/shorten.ts'
import { listShownTexts } from '../../website/cms/published.ts'
import { church } from './church.ts'
import { memoize } from './memoize.ts'

/** What a published page says, as one text without marks. */
export type PageWords = {
  /** Its address in this language, and that of the page itself. */
  path: string
  own: string
  title: string
  text: string
}

/** The words of all published pages that anybody may open, in each of their languages. */
export const pageWords: () => Promise<PageWords[]> = memoize(['pages'], async () => {
  const { db, readPages } = church()
  const pageWords: PageWords[] = []
  // One query for all: a church has many posts.
  const texts = Map.groupBy(await listShownTexts(db), ({ path }) => path)
  for (const place of (await readPages()).values()) {
    if (!isListed(place.path)) continue
    for (const lang of place.languages) {
      const page = texts.get(place.path)?.find((text) => text.lang === lang)
      if (!page) continue
      const { title, description, blocks } = page.document
      const words = wordsOfBlocks(blocks)
      const text = [description, ...words].filter(Boolean).join(' · ')
      pageWords.push({ path: addressIn(lang, place), own: place.path, title, text })
    }
  }
  return pageWords
})

const wordsOfBlocks = (blocks: readonly Block[]): string[] =>
  blocks.filter(({ hidden }) => !hidden).flatMap(wordsOf)

/** The most letters that a list takes from the words of a post which has no excerpt of its own. */
const longestBeginning = 180

/** What a list says of a post: its excerpt, or the beginning of its words. */
export const excerptOf = ({ description, blocks }: Pick<PageDocument, 'description' | 'blocks'>): string =>
  description || shorten(wordsOfBlocks(blocks).join(' '), longestBeginning)

const wordsOf = (block: Block): string[] => {
  const kind = blockKinds.find((one) => one.kind === block.kind)
  return kind ? textsOf(kind.fields, { ...block }) : []
}

/** The texts of fields, those of items in lists included; links, pictures and choices are no words. */
function textsOf(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, { input }]) => {
    const value = values[name]
    if (input.kind === 'text') return [String(value)]
    if (input.kind === 'long') return [input.markdown ? withoutMarks(String(value)) : String(value)]
    if (!Array.isArray(value)) return []
    if (input.kind === 'list') return value.flatMap((item) => textsOf(input.fields, item))
    return input.kind === 'lines' ? value.map(String) : []
  })
}

/** The words of a text in the small Markdown (lib/text/markdown.ts). */
const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^\][\n]{0,200})\](?:\([^()\s]{0,500}\)|\{[^{}\s]{0,50}\})/g, '$1')
    .replace(/^ {0,9}(?:#{1,6}|>|-|\d{1,3}\.) /gm, '')
    .replace(/[*_]/g, '')
