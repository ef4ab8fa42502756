import type { ZodMiniType } from 'zod/mini'
import type { Id } from '../../../lib/contract/base.ts'
import type { Typed } from '../../../lib/contract/typed.ts'
import { capitalised, kindName } from '../dialogs/DeleteDialog.tsx'
import { crudWords } from '../messages.ts'
import type { Fields } from './EntryFields.tsx'
import { FieldsDialog } from './FieldsDialog.tsx'

export type Entry = { id: Id; version?: number | undefined }

export type EntryForm<Row, Form> = {
  schema: ZodMiniType<Form>
  fields: Fields<Row>
  /** Parses the fields that the section renders itself. */
  read?: (typed: Typed) => object
  calls: { add: (form: Form) => Promise<void>; change: (id: Id, form: Form) => Promise<void> }
}

type Props<Row, Form> = {
  /** One entry in a sentence, such as `event`. */
  kind: string
  form: EntryForm<Row, Form>
  /** Undefined for a new entry. */
  row: Row | undefined
  close: () => void
  /** Called after saving, and when another user has changed the entry. */
  changed: () => void
}

/** Adds an entry, or edits one that two users may edit at once: its version goes along. */
export function EntryEditor<Row extends Entry, Form>({ kind, form, row, close, changed }: Props<Row, Form>) {
  const { calls, ...described } = form
  return (
    <FieldsDialog
      {...described}
      row={row}
      changed={changed}
      close={close}
      title={
        row ? crudWords.editTitle({ kind: kindName(kind) }) : crudWords.addTitle({ kind: kindName(kind) })
      }
      save={(checked) => (row ? calls.change(row.id, checked) : calls.add(checked))}
      saved={
        row
          ? crudWords.updated({ kind: capitalised(kindName(kind)) })
          : crudWords.added({ kind: capitalised(kindName(kind)) })
      }
      draft={{ kind, entry: row }}
      outdated={changed}
    />
  )
}
