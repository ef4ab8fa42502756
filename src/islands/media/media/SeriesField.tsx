import { useContext } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { mediaWords } from './messages.ts'
import { SeriesContext } from './series-context.ts'

/** The series of a sermon: one of the church's, or `own`, which it has already. A button opens the church's series. */
export function SeriesField({ own }: { own: string }) {
  const { series, nameNow, change } = useContext(SeriesContext)
  const now = nameNow(own)
  return (
    <div className="grid content-start gap-2">
      <SelectField
        // Options of other names are another choice.
        key={series.join('\n')}
        name="series"
        label={mediaWords.series}
        defaultValue={now}
      >
        <option value="">{mediaWords.none}</option>
        {[...new Set([...series, now])].filter(Boolean).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <p>
        <button className="btn btn-quiet" type="button" onClick={change}>
          {mediaWords.editSeries}
        </button>
      </p>
    </div>
  )
}
