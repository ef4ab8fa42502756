import { useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { addCannot, removeCannot } from '../../../lib/api/services/rota.ts'
import { CannotForm, type OwnRotaAnswer } from '../../../lib/contract/services/rota.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { rotaWords } from './messages.ts'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

const findTitle = () => document.getElementById('cannot')

/** The days on which the member cannot serve: for those who keep the rota alone. */
export function Cannot({ rota, changed }: Props) {
  const [adding, setAdding] = useState(false)
  const { actions, opened } = useActs<OwnRotaAnswer['cannot'][number]>({
    acts: [
      {
        name: rotaWords.remove,
        danger: true,
        ask: (one) => ({
          title: rotaWords.removeDatesQuestion({ days: daysOf(one) }),
          act: rotaWords.removeDates,
          text: <p>{rotaWords.removeDatesHint}</p>,
          failure: rotaWords.datesNotRemoved,
        }),
        call: ({ id }) => removeCannot(id),
        toast: rotaWords.askedAgain,
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
          {rotaWords.unavailableDates}
        </h2>
        <button className="btn" type="button" onClick={() => setAdding(true)}>
          {rotaWords.addDates}
        </button>
      </div>
      <p className="hint">{rotaWords.datesHint}</p>
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
          title={rotaWords.unavailableDates}
          shape={CannotForm}
          save={async (form) => {
            await addCannot(form)
            await changed()
          }}
          saved={rotaWords.datesSaved}
          draft={{ kind: 'rota-cannot', entry: undefined }}
          outdated={() => void changed()}
          close={() => setAdding(false)}
        >
          <Field name="from_day" label={rotaWords.firstDay} type="date" required />
          <Field name="to_day" label={rotaWords.lastDay} type="date" hint={rotaWords.lastDayHint} />
          <Field name="word" label={rotaWords.note} maxLength={200} hint={rotaWords.datesNoteHint} />
        </EditDialog>
      )}
    </section>
  )
}

const daysOf = ({ from_day, to_day }: { from_day: string; to_day: string }): string =>
  from_day === to_day
    ? shownDay(from_day)
    : rotaWords.fromTo({ from: shownDay(from_day), to: shownDay(to_day) })
