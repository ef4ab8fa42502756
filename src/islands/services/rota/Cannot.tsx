import { useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { addCannot, removeCannot } from '../../../lib/api/services/rota.ts'
import { CannotForm, type OwnRotaAnswer } from '../../../lib/contract/services/rota.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

const findTitle = () => document.getElementById('cannot')

/** The days on which the member cannot serve: for those who keep the rota alone. */
export function Cannot({ rota, changed }: Props) {
  const [adding, setAdding] = useState(false)
  const { actions, opened } = useActs<OwnRotaAnswer['cannot'][number]>({
    acts: [
      {
        name: 'Remove',
        danger: true,
        ask: (one) => ({
          title: `Remove ${daysOf(one)}?`,
          act: 'Remove dates',
          text: <p>You may be asked for these days then. You can add them again.</p>,
          failure: 'The dates were not removed',
        }),
        call: ({ id }) => removeCannot(id),
        toast: 'You may be asked again',
      },
    ],
    nameOf: daysOf,
    changed,
    instead: findTitle,
  })
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="cannot">
      <div className="staff-head">
        <h2 id="cannot" tabIndex={-1}>
          Unavailable dates
        </h2>
        <button className="btn" type="button" onClick={() => setAdding(true)}>
          Add dates
        </button>
      </div>
      <p className="hint">You are not asked for these days. Only those who keep the rota see them.</p>
      <ul className="grid gap-2 md:grid-cols-2">
        {rota.cannot.map((one) => (
          <li className="card flex flex-wrap items-center justify-between gap-2 p-3" key={one.id}>
            <span>
              <strong>{daysOf(one)}</strong>
              {one.word && <span className="hint block break-words">{one.word}</span>}
            </span>
            {actions(one)}
          </li>
        ))}
      </ul>
      {opened}
      {adding && (
        <EditDialog
          title="Unavailable dates"
          shape={CannotForm}
          save={async (form) => {
            await addCannot(form)
            await changed()
          }}
          saved="Saved. You are not asked for these days"
          draft={{ kind: 'rota-cannot', entry: undefined }}
          outdated={() => void changed()}
          close={() => setAdding(false)}
        >
          <Field name="from_day" label="First day" type="date" required />
          <Field name="to_day" label="Last day" type="date" hint="Leave it empty for one day." />
          <Field name="word" label="Note" maxLength={200} hint="For those who keep the rota." />
        </EditDialog>
      )}
    </section>
  )
}

const daysOf = ({ from_day, to_day }: { from_day: string; to_day: string }): string =>
  from_day === to_day ? formatDay(from_day) : `${formatDay(from_day)} to ${formatDay(to_day)}`
