import { useEffect, useMemo, useRef, useState } from 'react'
import { MoveButtons } from '../../../../components/staff/MoveButtons.tsx'
import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'
import { kindOf, labelOf } from '../../../../lib/contract/website/blocks/label.ts'
import type { PageRemark } from '../../../../lib/contract/website/page-editing.ts'
import { staffWords } from '../../../staff/messages.ts'
import { FieldInputs } from '../inputs/FieldInput.tsx'
import { editorWords } from '../messages.ts'
import { LookChange, useLookChange } from '../publishing/LookChange.tsx'
import { Remarks } from '../publishing/Remarks.tsx'
import { BlockPlace } from './block-place.ts'
import { focusField, type Spot } from './spot.ts'

type Props = {
  block: DraftBlock
  /** The address of the page. */
  path: string
  at: number
  count: number
  missing: readonly PageRemark[]
  /** The field of this block to open and focus. */
  spot: Spot | undefined
  show: (spot: Spot) => void
  change: (block: DraftBlock) => void
  move: (to: number) => void
  remove: () => void
}

/** A block: its name, what can be done with it, and, when it is opened, its fields. */
export function BlockCard({ block, path, at, count, missing, spot, show, change, move, remove }: Props) {
  const { isOpen, hasFields, toggle, card } = useFolding(spot)
  const { question: dialog, changeField, ...look } = useLookChange({ block, path }, change)
  const place = useMemo(() => ({ block, path }), [block, path])
  const kind = kindOf(block)
  const label = labelOf(block)
  const fieldsId = `block-${block.id}`
  return (
    <li className="card grid scroll-mt-4 gap-3 p-4" ref={card}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          className="btn btn-quiet min-w-0 text-start"
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={toggle}
        >
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {label}
          {block.hidden && <span className="badge">{editorWords.hidden}</span>}
        </button>
        <span className="flex flex-wrap gap-1">
          <MoveButtons name={label} at={at} count={count} move={move} />
          <button
            className="btn btn-quiet"
            type="button"
            aria-label={block.hidden ? editorWords.showLabel({ label }) : editorWords.hideLabel({ label })}
            onClick={() => change({ ...block, hidden: !block.hidden })}
          >
            {block.hidden ? editorWords.show : editorWords.hide}
          </button>
          <button
            className="btn btn-quiet"
            type="button"
            aria-label={editorWords.removeLabel({ label })}
            onClick={remove}
          >
            {staffWords.remove}
          </button>
        </span>
      </div>
      <Remarks remarks={missing} isError show={show} />
      <div className="grid gap-4" id={fieldsId} hidden={!isOpen}>
        {hasFields && kind && (
          <BlockPlace value={place}>
            <p className="hint">{kind.help()}</p>
            <FieldInputs fields={kind.fields} values={block} name={block.id} change={changeField} />
          </BlockPlace>
        )}
      </div>
      {dialog && <LookChange question={dialog} {...look} />}
    </li>
  )
}

/** Whether the block is open. A field that is asked for opens it, and has the focus then. */
function useFolding(spot: Spot | undefined) {
  const [isOpen, setOpen] = useState(false)
  // Fields stay once they were opened: what is uploaded in one of them arrives while the block is closed.
  const [hasFields, setHasFields] = useState(false)
  const [shown, setShown] = useState<Spot>()
  const card = useRef<HTMLLIElement>(null)
  if (spot && spot !== shown) {
    setShown(spot)
    setOpen(true)
    setHasFields(true)
  }
  useEffect(() => {
    if (!shown) return
    if (shown.field) return focusField(shown)
    card.current?.querySelector<HTMLElement>('[id^="block-"] :is(input, textarea, select)')?.focus({
      preventScroll: true,
    })
    card.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  const toggle = () => {
    setOpen(!isOpen)
    setHasFields(true)
  }
  return { isOpen, hasFields, toggle, card }
}
