import { useRef, useState } from 'react'
import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'
import { labelOf } from '../../../../lib/contract/website/blocks/label.ts'
import type { PageRemark } from '../../../../lib/contract/website/page-editing.ts'
import { editorWords } from '../messages.ts'
import { AddBlock } from './AddBlock.tsx'
import { BlockCard } from './BlockCard.tsx'
import { movedTo } from './order.ts'
import type { Spot } from './spot.ts'
import { useAnnounce } from './useAnnounce.tsx'

type Props = {
  blocks: readonly DraftBlock[]
  /** The address of the page. */
  path: string
  missing: readonly PageRemark[]
  /** The field to open and focus. */
  spot: Spot | undefined
  show: (spot: Spot) => void
  change: (blocks: DraftBlock[]) => void
}

/** The blocks of a page in their order. */
export function BlockList({ blocks, path, missing, spot, show, change }: Props) {
  const announce = useAnnounce()
  const [removed, setRemoved] = useState<{ block: DraftBlock; at: number }>()
  const list = useRef<HTMLOListElement>(null)

  const replace = (block: DraftBlock) =>
    change(blocks.map((other) => (other.id === block.id ? block : other)))

  function move(at: number, to: number): void {
    const block = blocks[at]
    if (!block) return
    change(movedTo(blocks, at, to))
    announce(editorWords.isNumber({ block: labelOf(block), number: to + 1, most: blocks.length }))
  }

  function remove(block: DraftBlock, at: number): void {
    change(blocks.filter(({ id }) => id !== block.id))
    setRemoved({ block, at })
  }

  function undo(): void {
    if (!removed) return
    const { block, at } = removed
    change([...blocks.slice(0, at), block, ...blocks.slice(at)])
    setRemoved(undefined)
    announce(editorWords.labelIsBack({ label: labelOf(block) }))
    list.current?.focus()
  }

  function add(block: DraftBlock): void {
    change([...blocks, block])
    show({ block: block.id, field: '' })
    announce(editorWords.labelIsAddedAt({ label: labelOf(block) }))
  }

  return (
    <section className="grid gap-4" aria-label={editorWords.blocks}>
      <h3>{editorWords.blocks}</h3>
      <ol className="grid gap-3" ref={list} tabIndex={-1}>
        {blocks.map((block, at) => (
          <BlockCard
            key={block.id}
            block={block}
            path={path}
            at={at}
            count={blocks.length}
            missing={missing.filter((one) => one.block === block.id)}
            spot={spot?.block === block.id ? spot : undefined}
            show={show}
            change={replace}
            move={(to) => move(at, to)}
            remove={() => remove(block, at)}
          />
        ))}
      </ol>
      {removed && !blocks.some(({ id }) => id === removed.block.id) && (
        <p
          className="notice flex flex-wrap items-center justify-between gap-3"
          role="status"
          key={removed.block.id}
        >
          {editorWords.labelIsRemoved({ label: labelOf(removed.block) })}
          <button className="btn" type="button" ref={focus} onClick={undo}>
            {editorWords.undo}
          </button>
        </p>
      )}
      <AddBlock blocks={blocks} add={add} />
    </section>
  )
}

/** One function for all renderings: React calls a ref that is new again, and the field that is written in would lose the focus. */
const focus = (button: HTMLButtonElement | null): void => button?.focus()
