import { LongField } from '../../../components/form/Field.tsx'
import { OutcomeForm } from '../../../lib/contract/care/care.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'

type Props = {
  title: string
  label: string
  hint?: string
  saved: string
  row: { id: number; version: number }
  /** The key of the draft. */
  kind: string
  end: (word: string) => Promise<void>
  outdated: () => void
  close: () => void
}

/** Ends a task or a card with a word. */
export function OutcomeDialog({ title, label, hint, saved, row, kind, end, outdated, close }: Props) {
  return (
    <EditDialog
      title={title}
      shape={OutcomeForm}
      save={({ word }) => end(word)}
      saved={saved}
      draft={{ kind, entry: row }}
      outdated={outdated}
      close={close}
    >
      <LongField name="word" label={label} rows={3} maxLength={1000} required {...(hint && { hint })} />
    </EditDialog>
  )
}
