import { useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { unsubscribe } from '../../../lib/api/accounts/accounts.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { UnsubscribeForm } from '../../../lib/contract/messages/message-choice.ts'
import { mailedLinkWords } from './messages.ts'
import { useToken } from './useToken.ts'

/** The button for the kind of messages that a code's last letter names; word of one's own affairs has no kind of its own. */
const stops = (): Record<string, string> => ({
  s: mailedLinkWords.stopServices,
  e: mailedLinkWords.stopEvents,
  f: mailedLinkWords.stopFellowship,
  c: mailedLinkWords.stopCare,
  g: mailedLinkWords.stopGiving,
  p: mailedLinkWords.stopPayments,
  a: mailedLinkWords.stopNews,
})

type State =
  | { state: 'open' | 'busy' }
  | { state: 'done' | 'failed'; message: string; stop: UnsubscribeForm['stop'] }

/** The buttons of a message's link: they stop its kind or everything, and take that back. */
export function StopMessages() {
  const awake = useHydrated()
  const code = useToken()
  const [now, setNow] = useState<State>({ state: 'open' })
  const stopsKind = stops()[code.at(-1) ?? '']

  async function press(stop: UnsubscribeForm['stop']): Promise<void> {
    setNow({ state: 'busy' })
    try {
      setNow({ state: 'done', message: await unsubscribe({ code, stop }), stop })
    } catch (error) {
      setNow({ state: 'failed', message: whyRefused(error), stop })
    }
  }

  if (awake && !code)
    return (
      <p className="notice notice-error" role="alert">
        {mailedLinkWords.stopIncomplete}
      </p>
    )
  const isOff = !awake || now.state === 'busy'
  const isStopped = now.state === 'done' && now.stop !== 'nothing'
  return (
    <div className="grid justify-items-start gap-4">
      {now.state === 'failed' && (
        <p className="notice notice-error w-full" role="alert">
          {now.message}
        </p>
      )}
      {now.state === 'done' && (
        <p className="notice notice-success w-full" role="status">
          {now.message}
        </p>
      )}
      {stopsKind && !isStopped && (
        <button className="btn btn-primary" type="button" disabled={isOff} onClick={() => void press('this')}>
          {stopsKind}
        </button>
      )}
      {!(now.state === 'done' && now.stop === 'everything') && (
        <button className="btn" type="button" disabled={isOff} onClick={() => void press('everything')}>
          {mailedLinkWords.stopAll}
        </button>
      )}
      {isStopped && (
        <button
          className="btn btn-quiet"
          type="button"
          disabled={isOff}
          onClick={() => void press('nothing')}
        >
          {mailedLinkWords.undo}
        </button>
      )}
    </div>
  )
}
