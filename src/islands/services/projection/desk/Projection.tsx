import { useCallback, useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import { listPlans } from '../../../../lib/contract/services/calls/plans.ts'
import { addPresentation, listPresentations } from '../../../../lib/contract/services/calls/projection.ts'
import { NewPresentationForm } from '../../../../lib/contract/services/projection.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Controller } from './Controller.tsx'
import { projectionDeskWords as words } from './messages.ts'

const load = () => call(listPresentations)
const open = (id: number) => writeHashWords({ show: String(id) })

/** The presentations of services, or the one that is controlled. */
export function Projection() {
  const id = Number(useHashWord('show'))
  return id > 0 ? <Controller id={id} key={id} /> : <All />
}

function All() {
  const { data: presentations, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.title}</h2>
        <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
          {words.add}
        </button>
      </div>
      {!presentations && <div className="skeleton min-h-40" role="status" aria-busy="true" />}
      {presentations?.length === 0 && (
        <div className="empty">
          <p role="status">{words.empty}</p>
          <p>{words.why}</p>
        </div>
      )}
      {presentations && presentations.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {presentations.map(({ id, title, day, slides, is_open }) => (
            <li className="card grid content-start gap-3 p-4" key={id}>
              <div className="grid gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <strong className="break-words">{title}</strong>
                  {is_open && <span className="badge">{words.hasScreen}</span>}
                </p>
                <p className="text-ink-soft">
                  {shownDay(day)} · {words.slides({ count: slides })}
                </p>
              </div>
              <p>
                <button
                  className="btn"
                  type="button"
                  aria-label={words.openOne({ title })}
                  onClick={() => open(id)}
                >
                  {words.open}
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddDialog outdated={() => void reload()} close={() => setAdding(false)} />}
    </div>
  )
}

const shape = typedAs(NewPresentationForm, ({ title, day, plan }) => ({
  title,
  day,
  plan: plan ? Number(plan) : null,
}))

function AddDialog(dialog: { outdated: () => void; close: () => void }) {
  const { data: plans } = useOnOpen(
    useLoaded(
      useCallback(() => call(listPlans), []),
      words.notLoaded,
    ),
  )
  const [plan, setPlan] = useState('')
  const chosen = plans?.find(({ id }) => String(id) === plan)
  return (
    <EditDialog
      {...dialog}
      title={words.add}
      shape={shape}
      save={async (body) => open((await call(addPresentation, { body })).id)}
      act={[words.add, words.add]}
      saved={words.added}
    >
      <SelectField
        name="plan"
        label={words.plan}
        value={plan}
        onChange={({ currentTarget }) => setPlan(currentTarget.value)}
      >
        <option value="">{words.noPlan}</option>
        {plans?.map(({ id, title, day }) => (
          <option key={id} value={id}>
            {`${shownDay(day)} · ${title}`}
          </option>
        ))}
      </SelectField>
      <Field
        key={`title ${plan}`}
        name="title"
        label={words.name}
        defaultValue={chosen?.title}
        maxLength={120}
        required
      />
      <Field
        key={`day ${plan}`}
        name="day"
        type="date"
        label={words.day}
        defaultValue={chosen?.day ?? today()}
        required
      />
    </EditDialog>
  )
}
