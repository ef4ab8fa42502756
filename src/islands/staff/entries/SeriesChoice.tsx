import { useCallback, useEffect, useRef } from 'react'
import { type SeriesScope, scopeWays } from '../../../lib/contract/services/event-series.ts'
import { entryWords } from './messages.ts'

type Props = { choose: (scope: SeriesScope) => void }

/** Which events of a series are deleted. */
export function SeriesChoice({ choose }: Props) {
  useEffect(() => {
    choose('one')
    return () => choose('one')
  }, [choose])
  return (
    <fieldset className="choices">
      <legend className="label">{entryWords.repeatsDelete}</legend>
      {scopeWays.map(([scope, words]) => (
        <label className="choice" key={scope}>
          <input type="radio" name="scope" defaultChecked={scope === 'one'} onChange={() => choose(scope)} />
          {entryWords.scope({ scope: words })}
        </label>
      ))}
    </fieldset>
  )
}

/** The choice of the dialog; an event that does not repeat has none, so it is this one. */
export function useSeriesScope() {
  const scope = useRef<SeriesScope>('one')
  const choose = useCallback((chosen: SeriesScope) => {
    scope.current = chosen
  }, [])
  return { scope, choose }
}
