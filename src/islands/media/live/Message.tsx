import type { MouseEvent } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { formatTime } from '../../../lib/time/times.ts'
import { hideChatMessage, unhideChatMessage } from '../../../stores/live.ts'
import { notify } from '../../../stores/toasts.ts'
import { notifyWithUndo } from '../../../stores/undo-toast.ts'
import { liveWords } from './messages.ts'
import type { Shown } from './useChat.ts'

type Props = {
  message: Shown
  /** Whether the user may hide messages for everybody. */
  moderates: boolean
}

export function Message({ message: { author, text, at, shared }, moderates }: Props) {
  function putAway({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    if (!shared) return
    // The button is removed with its message: move the focus to the chat.
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus()
    const tell = (error: unknown) => notify.error(whyRefused(error))
    const takeBack = () => unhideChatMessage(shared).then(() => notify.success(trashTexts.taken), tell)
    hideChatMessage(shared).then(() => notifyWithUndo(liveWords.hidden, () => void takeBack()), tell)
  }

  return (
    <div className="chat-message">
      <p>
        <strong>{author}</strong> <time dateTime={at}>{formatTime(at)}</time>
        <span>{text}</span>
      </p>
      {moderates && shared && (
        <button className="btn btn-quiet" type="button" onClick={putAway}>
          {liveWords.hide({ author })[0]}
          <span className="sr-only">{liveWords.hide({ author })[1]}</span>
          {liveWords.hide({ author })[2]}
        </button>
      )}
    </div>
  )
}
