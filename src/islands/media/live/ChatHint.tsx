import type { Live } from '../../../stores/live.ts'

type Props = { id: string; state: Live['state'] }

/** Tells a member who can read the messages. */
export function ChatHint({ id, state }: Props) {
  return (
    <p className="hint" id={id}>
      {state === 'live' && 'Everybody who watches can read this.'}
      {state === 'ended' && 'The stream has ended, and the chat with it. Only you see what you write now.'}
      {state === 'simulated' && 'For now only you see what you write here, until you leave this page.'}
    </p>
  )
}
