import * as z from 'zod/mini'
import { atMost } from './base.ts'
import { symbol, tone } from './blocks/block.ts'
import { DraftBlock } from './blocks/draft.ts'
import { mostBlocks, mostCharacters } from './page.ts'

const line = (limit: number) => z.string({ error: 'Please give a text' }).check(atMost(limit))

/** What a page will say, as it is being written: like PageDocument, but nothing is required. */
export const DraftDocument = z
  .strictObject({
    title: line(80),
    description: line(300),
    share: z.strictObject({ title: line(80), symbol: symbol().schema, tone: tone().schema }),
    blocks: z.array(DraftBlock, { error: 'Please give the blocks of the page' }).check(
      z.maxLength(mostBlocks, `Please keep to ${mostBlocks} blocks a page`),
      z.refine(
        (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
        'Two blocks have the same address on the page',
      ),
    ),
  })
  .check(
    z.refine((page) => JSON.stringify(page).length <= mostCharacters, {
      error: 'This page says too much: please make two of it',
      path: ['blocks'],
    }),
  )
export type DraftDocument = z.infer<typeof DraftDocument>
