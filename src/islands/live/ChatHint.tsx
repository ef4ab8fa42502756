import type { Live } from '../../stores/live.ts'

type Props = { id: string; state: Live['state']; member: boolean }

/** Tells the user who can read the messages. */
export function ChatHint({ id, state, member }: Props) {
  return (
    <p className="hint" id={id}>
      {state === 'live' && member && 'Everybody who watches can read this.'}
      {state === 'live' && !member && (
        <>
          Only you see what you write here. <a href="/login?next=/live-stream">Log in</a> to write to
          everybody.
        </>
      )}
      {state === 'ended' && 'The stream has ended, and the chat with it. Only you see what you write now.'}
      {state === 'simulated' && 'For now only you see what you write here, until you leave this page.'}
    </p>
  )
}
