import { mostRepeats, repeatWays, scopeWays } from '../../lib/contract/services/event-series.ts'
import { SelectField } from '../form/ChoiceField.tsx'
import { Field } from '../form/Field.tsx'

/** How an event repeats, and until when. */
export function Repeats() {
  return (
    <>
      <SelectField name="repeat" label="Repeats" chosen>
        <option value="">No</option>
        {repeatWays.map(([rule, words]) => (
          <option key={rule} value={rule}>
            {words}
          </option>
        ))}
      </SelectField>
      <div className="form-pair">
        <Field name="repeat_until" label="Repeats until" type="date" />
        <Field
          name="repeat_times"
          label="Events in all"
          type="number"
          inputMode="numeric"
          min={2}
          max={mostRepeats}
        />
      </div>
      <p className="hint">An event that repeats goes on until you end it, if you leave both empty.</p>
    </>
  )
}

type Series = { repeats: string; repeats_until: string }

/** Which events of a series a change means, and until when the series goes on; a draft may have chosen. */
export function SeriesScopeField({ event }: { event: Series }) {
  return (
    <fieldset className="field">
      <legend className="label">{event.repeats}. What do you change?</legend>
      {scopeWays.map(([scope, words]) => (
        <div className="group" key={scope}>
          <label className="choice">
            <input type="radio" name="scope" value={scope} defaultChecked={scope === 'one'} />
            {words}
          </label>
          {scope === 'following' && (
            <div className="hidden group-has-checked:block">
              <div className="grid gap-4 pt-4">
                <p className="hint">
                  With a new date all later events move, too. Those that were changed by themselves stay as
                  they are.
                </p>
                <Field
                  name="repeat_until"
                  label="Repeats until"
                  hint="Later events go to the bin. Leave it empty if it goes on."
                  type="date"
                  defaultValue={event.repeats_until}
                />
              </div>
            </div>
          )}
        </div>
      ))}
    </fieldset>
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
