import * as z from 'zod/mini'
import { mostBlocks } from '../page-limits.ts'

/** The blocks of a page, of a draft or published: not too many, each with an address of its own. */
export const blocksOf = <Block extends { id: string }>(block: z.ZodMiniType<Block>) =>
  z.array(block, { error: 'Please give the blocks of the page' }).check(
    z.maxLength(mostBlocks, `Please keep to ${mostBlocks} blocks a page`),
    z.refine(
      (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
      'Two blocks have the same address on the page',
    ),
  )
