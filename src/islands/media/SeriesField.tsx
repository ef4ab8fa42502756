import { type ComponentType, useContext, useState } from 'react'
import { SelectField } from '../../components/form/ChoiceField.tsx'
import type { FieldErrors } from '../../components/form/useForm.ts'
import type { SeriesDialog } from './SeriesDialog.tsx'
import { SeriesContext } from './series-context.ts'

type Dialog = ComponentType<Parameters<typeof SeriesDialog>[0]>

/** The series of a sermon: one of the church's, or `own`, which it has already. A button opens the church's series. */
export function SeriesField({ errors, own: before }: { errors: FieldErrors; own: string }) {
  const [series, setSeries] = useState(useContext(SeriesContext))
  const [own, setOwn] = useState(before)
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>()
  return (
    <div className="grid content-start gap-2">
      <SelectField
        // Options of other names are another choice.
        key={series.join('\n')}
        errors={errors}
        name="series"
        label="Series"
        defaultValue={own}
      >
        <option value="">None</option>
        {[...new Set([...series, own])].filter(Boolean).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <p>
        <button
          className="btn btn-quiet"
          type="button"
          onClick={() =>
            void import('./SeriesDialog.tsx').then((found) => setDialog({ Dialog: found.SeriesDialog }))
          }
        >
          Change the series
        </button>
      </p>
      {dialog && (
        <dialog.Dialog
          series={series}
          changed={(now, renamed) => {
            setSeries(now)
            setOwn(renamed.get(own) ?? own)
          }}
          close={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
