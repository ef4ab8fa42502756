import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { useAwake } from '../../components/form/useAwake.ts'
import { formatHour } from '../../lib/dates.ts'
import { chatLabel, chatLength } from '../../lib/live.ts'
import { useMember } from '../../stores/useMember.ts'
import { useChat } from './useChat.ts'

/** The chat beside the video; blank messages are ignored (spec 1 §2, §5). */
export function LiveChat() {
  const awake = useAwake()
  const author = chatLabel(useMember())
  const { messages, send } = useChat(author)
  const { list, follow, noteScroll } = useNewestInSight(messages)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('message')
    if (typeof text !== 'string' || !text.trim()) return
    follow()
    send(text)
    event.currentTarget.reset()
  }

  return (
    <section className="card chat" aria-labelledby="live-chat">
      <h2 id="live-chat">Live chat</h2>
      <div
        className="chat-messages"
        role="log"
        aria-live="polite"
        aria-label="Chat messages"
        ref={list}
        onScroll={noteScroll}
      >
        {messages.length === 0 && (
          <p className="text-ink-soft">No messages yet. Tell us where you are watching from.</p>
        )}
        {messages.map(({ id, author: name, text, at }) => (
          <p key={id}>
            <strong>{name}</strong> <time dateTime={at}>{formatHour(at.slice(11))}</time>
            <span>{text}</span>
          </p>
        ))}
      </div>
      <form className="chat-form" onSubmit={submit}>
        <label htmlFor="chat-message">Message, as {author}</label>
        <input
          className="input"
          id="chat-message"
          name="message"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={chatLength}
          readOnly={!awake}
          aria-describedby="chat-hint"
        />
        <button className="btn btn-primary" type="submit" disabled={!awake}>
          Send
        </button>
        <p className="hint" id="chat-hint">
          For now only you see what you write here, until you leave this page.
        </p>
      </form>
    </section>
  )
}

/** Keeps the newest message in sight, except while somebody has scrolled up to read. */
function useNewestInSight(messages: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null)
  const following = useRef(true)

  useLayoutEffect(() => {
    const box = list.current
    if (!box || messages.length === 0) return
    if (following.current) box.scrollTop = box.scrollHeight
    // Safari's keyboard does not reach a box because it scrolls.
    box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1
  }, [messages])

  return {
    list,
    follow: () => {
      following.current = true
    },
    noteScroll: () => {
      const box = list.current
      if (box) following.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40
    },
  }
}
