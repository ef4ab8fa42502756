import type { blockKinds } from '../../../../lib/contract/website/blocks/all.ts'
import { newBlock } from '../../../../lib/contract/website/blocks/block.ts'
import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'

/** A new block of a kind with an address that no other block of the page has. */
export function addedBlock(kind: (typeof blockKinds)[number], blocks: readonly DraftBlock[]): DraftBlock {
  const taken = new Set(blocks.map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind.kind}-${number}`)) number += 1
  return newBlock(kind, `${kind.kind}-${number}`)
}
