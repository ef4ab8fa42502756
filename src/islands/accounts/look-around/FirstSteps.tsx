import { useEffect, useState } from 'react'
import { useSectionId } from '../../../components/staff/useHash.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import * as calls from '../../../lib/contract/settings/calls/look-around.ts'
import type { FirstSteps as Shown } from '../../../lib/contract/settings/look-around.ts'
import { notify } from '../../../stores/toasts.ts'
import { lookAroundWords } from './messages.ts'
import { StartAgain } from './StartAgain.tsx'

/**
 * Five things worth doing in the role of a sample person, until they are dismissed, and for the admin the way to put the sample church back,
 * which stays in Settings. Only the demonstration has it.
 */
export function FirstSteps() {
  const [{ steps, start_again }, setShown] = useState<Shown>({ steps: [], start_again: null })
  const section = useSectionId()
  useEffect(() => {
    call(calls.readFirstSteps).then(setShown, console.error)
  }, [])

  async function dismiss(): Promise<void> {
    try {
      await call(calls.dismissFirstSteps)
      setShown({ steps: [], start_again })
    } catch (error) {
      notify.error(whyRefused(error))
    }
  }

  const isSettings = section === 'settings' && start_again !== null
  const hasSteps = steps.length > 0 && ['', 'overview', 'upload'].includes(section)
  if (!isSettings && !hasSteps) return null
  return (
    <section className="card mb-5 grid gap-3 p-5" aria-labelledby="first-steps" data-demonstration>
      <h2 id="first-steps">{hasSteps ? lookAroundWords.fiveThings : lookAroundWords.sample}</h2>
      {hasSteps && (
        <ol className="grid list-decimal gap-2 ps-5" lang="en">
          {steps.map(({ text, address }) => (
            <li key={address}>
              <a href={address}>{text}</a>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {hasSteps && (
          <button className="btn" type="button" onClick={() => void dismiss()}>
            {lookAroundWords.dismiss}
          </button>
        )}
        {start_again === '' && <StartAgain />}
        {start_again && <p className="text-ink-soft">{start_again}</p>}
      </div>
    </section>
  )
}
