import { usualPages } from '../../content/usual-pages.ts'
import { newBlock } from '../../lib/contract/blocks/block.ts'
import type { DraftBlock } from '../../lib/contract/blocks/draft.ts'
import { emptyOf } from '../../lib/contract/blocks/field.ts'
import { givingWays } from '../../lib/contract/blocks/giving-ways.ts'
import { hero } from '../../lib/contract/blocks/hero.ts'
import type { Church } from '../../lib/contract/church.ts'
import type { DraftDocument } from '../../lib/contract/page-draft.ts'
import { isUsualPath } from '../../lib/usual-paths.ts'

/**
 * The first draft of a page: its title as its heading; or what the site shows at this address by itself. That of `/give`
 * asks for the numbers and accounts to give to.
 */
export function firstDraft(path: string, title: string, church: Church): DraftDocument {
  if (!isUsualPath(path)) {
    const share = { title, symbol: '', tone: 'forest' } as const
    return { title, description: '', share, blocks: [{ ...newBlock(hero, 'top'), title }] }
  }
  const usual = usualPages[path](church)
  const blocks: DraftBlock[] = path === '/give' ? [...usual.blocks, ways()] : usual.blocks
  return { ...usual, title, blocks }
}

const ways = (): DraftBlock => ({
  ...newBlock(givingWays, 'ways'),
  title: 'Ways to give',
  items: [emptyOf(givingWays.fields.items.input.fields)],
})
