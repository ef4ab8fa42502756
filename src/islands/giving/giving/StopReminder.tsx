import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { stopReminder } from '../../../lib/api/giving/repeats.ts'
import { StopForm } from '../../../lib/contract/giving/repeat.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { stopReminderWords } from './messages.ts'

type State = { state: 'ready' | 'busy' | 'done' } | { state: 'failed'; message: string }

/** Ends the reminder that the fragment names, by one press: a program that follows links in e-mails presses nothing. */
export function StopReminder() {
  const awake = useHydrated()
  const [stopForm, setStopForm] = useState<StopForm>()
  const [now, setNow] = useState<State>({ state: 'ready' })
  useEffect(() => setStopForm(readLink()), [])
  if (!awake) return undefined
  if (!stopForm)
    return (
      <p>
        {stopReminderWords.notWhole}
        {isUsed('giving') && (
          <>
            {stopReminderWords.underMyGiving[0]}
            <a href="/my-giving">{stopReminderWords.underMyGiving[1]}</a>
            {stopReminderWords.underMyGiving[2]}
          </>
        )}
      </p>
    )
  if (now.state === 'done')
    return (
      <p className="notice notice-success" role="status">
        {stopReminderWords.done}
      </p>
    )
  const stop = () => {
    setNow({ state: 'busy' })
    stopReminder(stopForm).then(
      () => setNow({ state: 'done' }),
      (error: unknown) => setNow({ state: 'failed', message: whyRefused(error) }),
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <button className="btn btn-primary" type="button" disabled={now.state === 'busy'} onClick={stop}>
        {stopReminderWords.stop}
      </button>
      {now.state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {now.message}
        </p>
      )}
    </div>
  )
}

/** Parses the fragment `#pledge.5.SEAL`. */
function readLink(): StopForm | undefined {
  const [about, id, seal] = location.hash.slice(1).split('.')
  const read = StopForm.safeParse({ about, id: Number(id), seal })
  return read.success ? read.data : undefined
}
