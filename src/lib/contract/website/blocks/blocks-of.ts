import * as z from 'zod/mini'
import { churchRules } from '../../../texts/website/church-rules.ts'
import { mostBlocks } from '../page-limits.ts'

/** The blocks of a page, of a draft or published: not too many, each with an address of its own. */
export const blocksOf = <Block extends { id: string }>(block: z.ZodMiniType<Block>) =>
  z.array(block, { error: () => churchRules.giveBlocksPage }).check(
    z.maxLength(mostBlocks, { error: () => churchRules.keepMostBlocksBlocksPage({ mostBlocks }) }),
    z.refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, {
      error: () => churchRules.twoBlocksSameAddress,
    }),
  )
