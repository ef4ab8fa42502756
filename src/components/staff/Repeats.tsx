import { mostRepeats, repeatWays, scopeWays } from '../../lib/contract/services/event-series.ts'
import { SelectField } from '../form/ChoiceField.tsx'
import { Field } from '../form/Field.tsx'
import { staffPartWords } from './messages.ts'

/** How an event repeats, and until when. */
export function Repeats() {
  return (
    <>
      <SelectField name="repeat" label={staffPartWords.repeats} chosen>
        <option value="">{staffPartWords.no}</option>
        {repeatWays.map(([rule, words]) => (
          <option key={rule} value={rule}>
            {staffPartWords.way({ way: words })}
          </option>
        ))}
      </SelectField>
      <div className="form-pair">
        <Field name="repeat_until" label={staffPartWords.repeatsUntil} type="date" />
        <Field
          name="repeat_times"
          label={staffPartWords.timesInAll}
          type="number"
          inputMode="numeric"
          min={2}
          max={mostRepeats}
        />
      </div>
      <p className="hint">{staffPartWords.repeatsHint}</p>
    </>
  )
}

type Series = { repeats: string; repeats_until: string }

/** Which events of a series a change means, and until when the series goes on; a draft may have chosen. */
export function SeriesScopeField({ event }: { event: Series }) {
  return (
    <fieldset className="field">
      <legend className="label">{staffPartWords.whatChanges({ repeats: event.repeats })}</legend>
      {scopeWays.map(([scope, words]) => (
        <div className="group" key={scope}>
          <label className="choice">
            <input type="radio" name="scope" value={scope} defaultChecked={scope === 'one'} />
            {staffPartWords.way({ way: words })}
          </label>
          {scope === 'following' && (
            <div className="hidden group-has-checked:block">
              <div className="grid gap-4 pt-4">
                <p className="hint">{staffPartWords.laterMove}</p>
                <Field
                  name="repeat_until"
                  label={staffPartWords.repeatsUntil}
                  hint={staffPartWords.laterEnd}
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
