import type { Live } from '../../../stores/live.ts'
import { liveWords } from './messages.ts'

type Props = { id: string; state: Live['state'] }

/** Tells a member who can read the messages. */
export function ChatHint({ id, state }: Props) {
  return (
    <p className="hint" id={id}>
      {state === 'live' && liveWords.everybodyReads}
      {state === 'ended' && liveWords.chatEnded}
      {state === 'simulated' && liveWords.onlyYou}
    </p>
  )
}
