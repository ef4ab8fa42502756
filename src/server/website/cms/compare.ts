import type { DraftBlock } from '../../../lib/contract/website/blocks/draft.ts'
import { labelOf } from '../../../lib/contract/website/blocks/label.ts'
import type { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import { pageRefusals } from './messages.ts'

/** How a version differs from the one before, a sentence for each change; without one before it is the first. */
export function changesBetween(before: DraftDocument | undefined, after: DraftDocument): string[] {
  if (!before) return [pageRefusals.firstVersion]
  const old = new Map(before.blocks.map((block) => [block.id, block]))
  const kept = new Set(after.blocks.map(({ id }) => id))
  return [
    ...changesOfPage(before, after),
    ...after.blocks.flatMap((block) => changeOf(old.get(block.id), block)),
    ...before.blocks
      .filter(({ id }) => !kept.has(id))
      .map((block) => pageRefusals.removedLabel({ label: labelOf(block) })),
    ...(isReordered(before, after) ? [pageRefusals.orderBlocks] : []),
  ]
}

function changesOfPage(before: DraftDocument, after: DraftDocument): string[] {
  const facts = [
    [pageRefusals.title, before.title, after.title],
    [pageRefusals.description, before.description, after.description],
    [pageRefusals.pictureName, JSON.stringify(before.picture), JSON.stringify(after.picture)],
    [pageRefusals.whatChatShows, JSON.stringify(before.share), JSON.stringify(after.share)],
  ] as const
  return facts.flatMap(([name, one, other]) => (one === other ? [] : [pageRefusals.changedName({ name })]))
}

function changeOf(before: DraftBlock | undefined, after: DraftBlock): string[] {
  if (!before || before.kind !== after.kind) return [pageRefusals.addedLabel({ label: labelOf(after) })]
  const changes =
    before.hidden === after.hidden
      ? []
      : [(after.hidden ? pageRefusals.hiddenLabel : pageRefusals.shownLabel)({ label: labelOf(after) })]
  const isSame = wordsOf(before) === wordsOf(after)
  return isSame ? changes : [...changes, pageRefusals.changedLabel({ label: labelOf(after) })]
}

const wordsOf = (block: DraftBlock) => JSON.stringify({ ...block, hidden: false })

/** Whether blocks that both versions have stand in another order. */
function isReordered(before: DraftDocument, after: DraftDocument): boolean {
  const idsOf = (one: DraftDocument, other: DraftDocument) =>
    one.blocks.map(({ id }) => id).filter((id) => other.blocks.some((block) => block.id === id))
  return idsOf(before, after).join(' ') !== idsOf(after, before).join(' ')
}
