import { useEffect, useRef, useState } from 'react'
import type { DraftBlock } from '../../../lib/contract/blocks/draft.ts'
import type { PageCheckAnswer } from '../../../lib/contract/page-editing.ts'
import { kindOf, labelOf } from './blocks.ts'
import { FieldInputs } from './FieldInput.tsx'
import { MoveButtons } from './MoveButtons.tsx'

type Props = {
  block: DraftBlock
  at: number
  count: number
  missing: PageCheckAnswer['missing']
  /** The block was just added. It is opened and focused. */
  isNew: boolean
  change: (block: DraftBlock) => void
  move: (to: number) => void
  remove: () => void
}

/** A block: its name, what can be done with it, and, when it is opened, its fields. */
export function BlockCard({ block, at, count, missing, isNew, change, move, remove }: Props) {
  const [isOpen, setOpen] = useState(isNew)
  // Fields stay once they were opened: what is uploaded in one of them arrives while the block is closed.
  const [hasFields, setHasFields] = useState(isNew)
  const card = useRef<HTMLLIElement>(null)
  const kind = kindOf(block)
  const label = labelOf(block)
  const fieldsId = `block-${block.id}`
  useEffect(() => {
    if (isNew) card.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isNew])
  return (
    <li className="card grid gap-3 p-4" ref={card}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          className="btn btn-quiet min-w-0 text-start"
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => {
            setOpen(!isOpen)
            setHasFields(true)
          }}
        >
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {label}
          {block.hidden && <span className="badge">Hidden</span>}
        </button>
        <span className="flex flex-wrap gap-1">
          <MoveButtons name={label} at={at} count={count} move={move} />
          <button
            className="btn btn-quiet"
            type="button"
            aria-label={`${block.hidden ? 'Show' : 'Hide'} ${label}`}
            onClick={() => change({ ...block, hidden: !block.hidden })}
          >
            {block.hidden ? 'Show' : 'Hide'}
          </button>
          <button className="btn btn-quiet" type="button" aria-label={`Remove ${label}`} onClick={remove}>
            Remove
          </button>
        </span>
      </div>
      {missing.length > 0 && (
        <ul className="notice notice-error">
          {missing.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className="grid gap-4" id={fieldsId} hidden={!isOpen}>
        {hasFields && kind && (
          <>
            <p className="hint">{kind.help}</p>
            <FieldInputs
              fields={kind.fields}
              values={block}
              name={block.id}
              change={(field, value) => change({ ...block, [field]: value })}
            />
          </>
        )}
      </div>
    </li>
  )
}
