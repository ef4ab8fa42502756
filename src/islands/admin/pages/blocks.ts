import { blockKinds } from '../../../lib/contract/blocks/all.ts'
import { newBlock } from '../../../lib/contract/blocks/block.ts'
import type { DraftBlock } from '../../../lib/contract/blocks/draft.ts'

/** The kind of a block; undefined for one that this version of the program does not know. */
export const kindOf = (block: Pick<DraftBlock, 'kind'>) => blockKinds.find(({ kind }) => kind === block.kind)

/** What a block is called: its kind, and its heading where it has one. */
export function labelOf(block: DraftBlock): string {
  const name = kindOf(block)?.name ?? block.kind
  const heading = typeof block.title === 'string' ? block.title.trim() : ''
  return heading ? `${name} “${heading}”` : name
}

/** A new block of a kind with an address that no other block of the page has. */
export function addedBlock(kind: (typeof blockKinds)[number], blocks: readonly DraftBlock[]): DraftBlock {
  const taken = new Set(blocks.map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind.kind}-${number}`)) number += 1
  return newBlock(kind, `${kind.kind}-${number}`)
}
