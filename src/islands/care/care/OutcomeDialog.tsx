import { LongField } from '../../../components/form/Field.tsx'
import { OutcomeForm } from '../../../lib/contract/care/care.ts'
import type { ActDialog } from '../../staff/acts/act.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'

type Props = ActDialog & {
  title: string
  label: string
  hint?: string
  act: readonly [label: string, busyLabel: string]
  saved: string
  row: { id: number; version: number }
  /** The key of the draft. */
  kind: string
  end: (word: string) => Promise<unknown>
}

/** Ends a task or a card with a word. */
export function OutcomeDialog({ label, hint, row, kind, end, ...dialog }: Props) {
  return (
    <EditDialog {...dialog} shape={OutcomeForm} save={({ word }) => end(word)} draft={{ kind, entry: row }}>
      <LongField name="word" label={label} rows={3} maxLength={1000} required {...(hint && { hint })} />
    </EditDialog>
  )
}
