import { useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { VisitorForm } from '../../../lib/contract/services/check-in.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { checkInWords } from './messages.ts'
import { useCheckInSessionHere } from './useCheckInSession.ts'

/** Visitors who are not in the register: counted, or with a name that the register takes. */
export function Visitors() {
  const { sitting, visitors, countVisitor, undoVisitor } = useCheckInSessionHere()
  const [naming, setNaming] = useState(false)
  const [last] = visitors
  const people = sitting?.unnamed ?? ''
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="visitors">
      <h3 id="visitors">{checkInWords.visitors}</h3>
      <p>
        {checkInWords.withoutName({ people })[0]}
        <strong>{checkInWords.withoutName({ people })[1]}</strong>
        {checkInWords.withoutName({ people })[2]}
      </p>
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={() => countVisitor({ first_name: '', last_name: '' })}>
          {checkInWords.addVisitor}
        </button>
        <button className="btn" type="button" onClick={() => setNaming(true)}>
          {checkInWords.addNamedVisitor}
        </button>
        {last && (
          <button className="btn btn-quiet" type="button" onClick={() => undoVisitor(last)}>
            {checkInWords.undo({
              name: `${last.first_name} ${last.last_name}`.trim() || checkInWords.oneVisitor,
            })}
          </button>
        )}
      </p>
      {naming && (
        <EditDialog
          title={checkInWords.namedVisitor}
          shape={VisitorForm}
          save={async (names) => countVisitor(names)}
          saved={checkInWords.visitorSaved}
          draft={{ kind: 'visitor', entry: undefined }}
          outdated={() => undefined}
          close={() => setNaming(false)}
        >
          <Field name="first_name" label={checkInWords.firstName} autoComplete="off" required />
          <Field name="last_name" label={checkInWords.lastName} autoComplete="off" />
        </EditDialog>
      )}
    </section>
  )
}
