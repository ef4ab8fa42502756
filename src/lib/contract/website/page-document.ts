import * as z from 'zod/mini'
import { churchRules } from '../../texts/website/church-rules.ts'
import { atMost, type Why } from '../base.ts'
import { AnyBlock } from './blocks/any-block.ts'
import { symbol, tone } from './blocks/block.ts'
import { blocksOf } from './blocks/blocks-of.ts'
import { Picture } from './blocks/field.ts'
import { mostCharacters } from './page-limits.ts'

/* Not in page.ts, of which the editor in the browser needs a part: it would bring the schemas of all blocks there. */

const line = (limit: number, missing?: Why) => {
  const words = z.string({ error: missing ?? (() => churchRules.giveText) }).check(z.trim(), atMost(limit))
  return missing ? words.check(z.minLength(1, { error: missing })) : words
}

/** What a page says in one language. Every version of it is kept. */
export const PageDocument = z
  .strictObject({
    /** For the browser's tab, search engines and menus. */
    title: line(80, () => churchRules.giveTitle),
    /** For search engines and chats. */
    description: line(300),
    /** What a chat shows of the page: a title and a symbol on woven cloth. */
    share: z.strictObject({ title: line(80), symbol: symbol().schema, tone: tone().schema }),
    /** The picture of a post of the news: above its words, in lists and in chats. Pages have theirs in blocks. */
    picture: z.optional(Picture),
    blocks: blocksOf(AnyBlock),
  })
  .check(
    z.refine((page) => JSON.stringify(page).length <= mostCharacters, {
      error: () => churchRules.pageSaysTooMuch,
      path: ['blocks'],
    }),
  )
export type PageDocument = z.infer<typeof PageDocument>
