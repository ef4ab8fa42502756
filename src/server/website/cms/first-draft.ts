import { usualPages } from '../../../content/usual-pages.ts'
import { newBlock } from '../../../lib/contract/website/blocks/block.ts'
import type { DraftBlock } from '../../../lib/contract/website/blocks/draft.ts'
import { emptyOf } from '../../../lib/contract/website/blocks/field.ts'
import { givingWays } from '../../../lib/contract/website/blocks/giving-ways.ts'
import { hero } from '../../../lib/contract/website/blocks/hero.ts'
import { textBlock } from '../../../lib/contract/website/blocks/text.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import type { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import { isSitePath } from '../../../lib/site/site-pages.ts'

/** The first draft of a post: a text to be written. Its title stands above it by itself. */
export function firstPost(title: string): DraftDocument {
  const share = { title, symbol: '', tone: 'forest' } as const
  return { title, description: '', share, blocks: [newBlock(textBlock, 'text')] }
}

/**
 * The first draft of a page: its title as its heading; or what the site shows at this address by itself. That of `/give`
 * asks for the numbers and accounts to give to.
 */
export function firstDraft(path: string, title: string, church: Church): DraftDocument {
  if (!isSitePath(path)) {
    const share = { title, symbol: '', tone: 'forest' } as const
    return { title, description: '', share, blocks: [{ ...newBlock(hero, 'top'), title }] }
  }
  const usual = usualPages[path](church)
  const blocks: DraftBlock[] = path === '/give' ? [...usual.blocks, ways()] : usual.blocks
  return { ...usual, blocks }
}

const ways = (): DraftBlock => ({
  ...newBlock(givingWays, 'ways'),
  title: 'Ways to give',
  items: [emptyOf(givingWays.fields.items.input.fields)],
})
