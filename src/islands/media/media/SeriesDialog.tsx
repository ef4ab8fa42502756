import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrors } from '../../../components/form/errors.ts'
import { Field } from '../../../components/form/Field.tsx'
import { saveSeries } from '../../../lib/api/media/sermons.ts'
import { longestSeries, mostSeries, SeriesForm } from '../../../lib/contract/media/sermon-series.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { mediaWords } from './messages.ts'

type Row = { key: number; was: string }
type Props = {
  series: readonly string[]
  /** The series as they are now, and the new names by the old ones. */
  changed: (series: readonly string[], renamed: ReadonlyMap<string, string>) => void
  close: () => void
}

const nameAt = (at: number) => `series.${at}.name`

/** Adds, renames and removes the church's series. */
export function SeriesDialog({ series, changed, close }: Props) {
  const [rows, setRows] = useState<readonly Row[]>(series.map((was, key) => ({ key, was })))
  const [next, setNext] = useState(series.length)
  const add = () => {
    flushSync(() => {
      setRows([...rows, { key: next, was: '' }])
      setNext(next + 1)
    })
    document.querySelector<HTMLInputElement>(`[name="${nameAt(rows.length)}"]`)?.focus()
  }
  const remove = (key: number) => {
    flushSync(() => setRows(rows.filter((row) => row.key !== key)))
    document.getElementById('add-series')?.focus()
  }
  return (
    <EditDialog
      title={mediaWords.sermonSeries}
      shape={typedAs(SeriesForm, (typed) => ({
        series: rows.map(({ was }, at) => ({ name: typed[nameAt(at)] ?? '', was })),
        seen: [...series],
      }))}
      save={async (form) => {
        const { series: now } = await saveSeries(form)
        changed(now, new Map(form.series.map(({ name, was }) => [was, name])))
      }}
      saved={mediaWords.seriesSaved}
      outdated={() => undefined}
      close={close}
    >
      <p className="hint">{mediaWords.theyStandFormFilter}</p>
      {rows.map(({ key, was }, at) => (
        <div className="grid gap-1" key={key}>
          <Field
            name={nameAt(at)}
            label={mediaWords.seriesOf({ number: at + 1 })}
            defaultValue={was}
            maxLength={longestSeries}
            required
          />
          <p>
            <button className="btn btn-quiet" type="button" onClick={() => remove(key)}>
              {mediaWords.remove({ number: at + 1 })[0]}
              <span className="sr-only">{mediaWords.remove({ number: at + 1 })[1]}</span>
              {mediaWords.remove({ number: at + 1 })[2]}
            </button>
          </p>
        </div>
      ))}
      <ErrorsOfAll />
      <p>
        <button
          className="btn"
          id="add-series"
          type="button"
          disabled={rows.length >= mostSeries}
          onClick={add}
        >
          {mediaWords.addSeries}
        </button>
      </p>
    </EditDialog>
  )
}

function ErrorsOfAll() {
  const errors = useErrors()
  return errors['series']?.map((wrong) => (
    <p className="error" key={wrong}>
      {wrong}
    </p>
  ))
}
