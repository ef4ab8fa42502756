import { mostRepeats, repeatWays } from '../../lib/contract/event-series.ts'
import { SelectField } from '../form/ChoiceField.tsx'
import { Field } from '../form/Field.tsx'
import type { FieldErrors } from '../form/useForm.ts'

type Props = { errors: FieldErrors }

/** How an event repeats, and until when. */
export function Repeats({ errors }: Props) {
  return (
    <>
      <SelectField errors={errors} name="repeat" label="Repeats" chosen>
        <option value="">No</option>
        {repeatWays.map(([rule, words]) => (
          <option key={rule} value={rule}>
            {words}
          </option>
        ))}
      </SelectField>
      <div className="form-pair">
        <Field errors={errors} name="repeat_until" label="Repeats until" type="date" />
        <Field
          errors={errors}
          name="repeat_times"
          label="How many times"
          type="number"
          inputMode="numeric"
          min={2}
          max={mostRepeats}
        />
      </div>
    </>
  )
}

/** Which events of a series a change means. */
export function SeriesScopeField({ errors, repeats }: Props & { repeats: string }) {
  return (
    <SelectField errors={errors} name="scope" label="Change" hint={`${repeats}.`} chosen>
      <option value="one">Only this one</option>
      <option value="following">This one and all following</option>
      <option value="all">All from today on</option>
    </SelectField>
  )
}

type Repeating = { repeat?: string; repeat_until?: string; repeat_times?: string; scope?: string }

/** How it repeats from the form, or which events are meant; nothing where neither was asked. */
export const repeatOf = ({ repeat, repeat_until, repeat_times, scope }: Repeating) => ({
  ...(repeat && { repeat, repeat_until }),
  ...(repeat && repeat_times && { repeat_times: Number(repeat_times) }),
  ...(scope && scope !== 'one' && { scope }),
})
