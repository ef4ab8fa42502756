import { useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import { restoreFromTrash } from '../../../../lib/api/settings/trash.ts'
import { removePresentation, savePresentation } from '../../../../lib/contract/services/calls/projection.ts'
import { type PresentationAnswer, PresentationForm } from '../../../../lib/contract/services/projection.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { DeleteDialog } from '../../../staff/dialogs/DeleteDialog.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { projectionDeskWords as words } from './messages.ts'

type Props = {
  presentation: PresentationAnswer
  take: (answer: PresentationAnswer) => void
  reload: () => Promise<void>
}

/** The title and the day of a presentation, and its end. */
export function Settings({ presentation, take, reload }: Props) {
  const { id, title, day, items, version } = presentation
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3>{words.settings}</h3>
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={() => setOpen('edit')}>
          {words.rename}
        </button>
        <button className="btn btn-danger" type="button" onClick={() => setOpen('delete')}>
          {words.delete}
        </button>
      </p>
      {open === 'edit' && (
        <EditDialog
          title={words.rename}
          shape={typedAs(PresentationForm, (typed) => ({ ...typed, items, version }))}
          save={async (body) => take(await call(savePresentation, { id, body }))}
          saved={words.saved}
          outdated={() => void reload()}
          close={close}
        >
          <Field name="title" label={words.name} defaultValue={title} maxLength={120} required />
          <Field name="day" type="date" label={words.day} defaultValue={day} required />
        </EditDialog>
      )}
      {open === 'delete' && (
        <DeleteDialog
          kind={words.presentation}
          name={title}
          text={words.deleteText}
          act={words.delete}
          remove={async () => {
            await call(removePresentation, { id, seen: version })
            writeHashWords({ show: '' })
          }}
          restore={async () => {
            await restoreFromTrash({ kind: 'presentation', row: id })
            writeHashWords({ show: String(id) })
          }}
          outdated={() => void reload()}
          close={close}
        />
      )}
    </section>
  )
}
