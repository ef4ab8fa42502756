import type { Block, BlockOf } from '../../lib/contract/website/blocks/all.ts'
import { blockOf } from '../../lib/contract/website/blocks/fill.ts'

/** The words of a page's own part. Throws for a page without one, which no editor can make. */
export function ownPartOf(blocks: readonly Block[]): BlockOf<'own-part'> {
  const own = blocks.find((block) => block.kind === 'own-part')
  if (!own) throw new Error('The page has lost its own part')
  return own
}

/** The blocks of a page that the church may have had before the site showed anything there: its own part follows them then. */
export const withOwnPart = (blocks: readonly Block[]): readonly Block[] =>
  blocks.some(({ kind }) => kind === 'own-part') ? blocks : [...blocks, blockOf('own-part', 'own-part', {})]

/** The blocks of a page whose own part is always shown: a list of records, or what the law asks for. */
export const fixedPart = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => (block.kind === 'own-part' ? { ...block, hidden: false } : block))
