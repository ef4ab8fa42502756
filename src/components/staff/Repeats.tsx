import { mostRepeats, repeatWays, scopeWays } from '../../lib/contract/event-series.ts'
import { ChoiceField, SelectField } from '../form/ChoiceField.tsx'
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

type Series = { repeats: string; repeats_until: string }

/** Which events of a series a change means, and until when the series goes on. */
export function SeriesScopeField({ errors, event }: Props & { event: Series }) {
  return (
    <div className="group grid gap-4">
      <ChoiceField
        errors={errors}
        name="scope"
        label={`${event.repeats}: what do you change?`}
        options={scopeWays}
        defaultValue="one"
      />
      <div className="hidden gap-4 group-has-[[value=following]:checked]:grid">
        <p className="hint">
          A new date moves all later events by as much. Those that were changed by themselves stay as they
          are.
        </p>
        <Field
          errors={errors}
          name="repeat_until"
          label="Repeats until"
          hint="Leave it empty to go on. Events after this day go to the bin."
          type="date"
          defaultValue={event.repeats_until}
        />
      </div>
    </div>
  )
}

type Repeating = { repeat?: string; repeat_until?: string; repeat_times?: string; scope?: string }

/** How it repeats from the form, or which events are meant; nothing where neither was asked. */
export const repeatOf = ({ repeat, repeat_until, repeat_times, scope }: Repeating) => ({
  ...(repeat && { repeat }),
  ...((repeat || scope === 'following') && { repeat_until }),
  ...(repeat && repeat_times && { repeat_times: Number(repeat_times) }),
  ...(scope && scope !== 'one' && { scope }),
})
