import { type ComponentType, useEffect, useRef } from 'react'
import { type Fact, FactList } from '../../../components/ui/FactList.tsx'
import { hasDraft } from '../../../lib/browser/drafts.ts'
import { useFetched } from '../../shell/useFetched.ts'
import { ownProfileWords } from './messages.ts'

export type EditFormProps<Values> = {
  values: Values
  /** The name of the draft, different for each member. */
  draft: string
  /** Returns to the read view, with the saved values. */
  close: (saved?: Values) => void
}

type Props<Values> = {
  /** What the button does, for screen readers. */
  edit: string
  facts: readonly Fact[]
  values: Values
  draft: string
  /** The form is loaded on Edit, so that users who only read do not download it. */
  fetchForm: () => Promise<ComponentType<EditFormProps<Values>>>
  change?: (saved: Values) => void
}

/** Facts. Edit opens a form for them; Save and Cancel close it (spec 1 §4). After a reload, a draft reopens the form. */
export function EditableCard<Values>({ edit, facts, values, draft, fetchForm, change }: Props<Values>) {
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
          <FactList
            facts={facts.map(([term, fact]) => [
              term,
              fact || <span className="text-ink-soft">{ownProfileWords.notGiven}</span>,
            ])}
          />
          <p>
            <button
              className="btn"
              type="button"
              aria-label={edit}
              aria-busy={fetching}
              disabled={fetching}
              onClick={open}
            >
              {ownProfileWords.edit}
            </button>
          </p>
        </>
      )}
    </div>
  )
}
