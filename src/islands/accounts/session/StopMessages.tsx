import { useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { unsubscribe } from '../../../lib/api/accounts/accounts.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { UnsubscribeForm } from '../../../lib/contract/messages/message-choice.ts'
import { useToken } from './useToken.ts'

/** What the messages of a code's last letter are about; word of one's own affairs has no kind of its own. */
const kinds: Record<string, string> = {
  s: 'about services',
  e: 'about events',
  f: 'of my fellowship',
  c: 'about care and visits',
  g: 'about giving',
  p: 'that ask this number to pay',
  a: 'about news of the whole church',
}

type State =
  | { state: 'open' | 'busy' }
  | { state: 'done' | 'failed'; message: string; stop: UnsubscribeForm['stop'] }

/** The buttons of a message's link: they stop its kind or everything, and take that back. */
export function StopMessages() {
  const awake = useHydrated()
  const code = useToken()
  const [now, setNow] = useState<State>({ state: 'open' })
  const kind = kinds[code.at(-1) ?? '']

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
        This link is incomplete. Please open it from the message again.
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
      {kind && !isStopped && (
        <button className="btn btn-primary" type="button" disabled={isOff} onClick={() => void press('this')}>
          Stop messages {kind}
        </button>
      )}
      {!(now.state === 'done' && now.stop === 'everything') && (
        <button className="btn" type="button" disabled={isOff} onClick={() => void press('everything')}>
          Stop all messages
        </button>
      )}
      {isStopped && (
        <button
          className="btn btn-quiet"
          type="button"
          disabled={isOff}
          onClick={() => void press('nothing')}
        >
          Undo
        </button>
      )}
    </div>
  )
}
