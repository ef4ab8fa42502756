import { type ComponentType, useEffect, useRef } from 'react'
import { hasDraft } from '../../lib/drafts.ts'
import { useFetched } from '../shell/useFetched.ts'
import { type Fact, FactList } from './FactList.tsx'

export type EditFormProps<Values> = {
  values: Values
  /** The name of the draft, one for each member. */
  draft: string
  /** Back to reading, with what was saved. */
  close: (saved?: Values) => void
}

type Props<Values> = {
  title: string
  facts: readonly Fact[]
  values: Values
  draft: string
  /** The form comes when it is asked for: who only looks does not pay for it. */
  fetchForm: () => Promise<ComponentType<EditFormProps<Values>>>
  change?: (saved: Values) => void
}

/** Facts that turn into a form with Edit, and back with Save or Cancel (spec 1 §4). What was typed before a reload comes back. */
export function EditableCard<Values>({ title, facts, values, draft, fetchForm, change }: Props<Values>) {
  const card = useRef<HTMLDivElement>(null)
  const { Fetched: Form, fetching, show, hide } = useFetched(fetchForm)

  useEffect(() => {
    if (hasDraft(draft)) void show()
  }, [draft, show])

  const acted = useRef(false)
  useEffect(() => {
    if (acted.current) card.current?.querySelector<HTMLElement>(Form ? 'input, select' : 'button')?.focus()
  }, [Form])

  function open(): void {
    acted.current = true
    void show()
  }

  function close(saved?: Values): void {
    acted.current = true
    if (saved) change?.(saved)
    hide()
  }

  return (
    <div className="grid gap-5" ref={card}>
      {Form ? (
        <Form values={values} draft={draft} close={close} />
      ) : (
        <>
          <FactList facts={facts} />
          <p>
            <button
              className="btn"
              type="button"
              aria-label={`Edit ${title}`}
              aria-busy={fetching}
              disabled={fetching}
              onClick={open}
            >
              Edit
            </button>
          </p>
        </>
      )}
    </div>
  )
}
