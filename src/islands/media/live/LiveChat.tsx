import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import type { Role } from '../../../lib/browser/session-storage.ts'
import { chatLabel, chatLength } from '../../../lib/media/live.ts'
import { useMember } from '../../../stores/useMember.ts'
import { ChatHint } from './ChatHint.tsx'
import { Message } from './Message.tsx'
import { liveWords } from './messages.ts'
import { useChat } from './useChat.ts'

const moderators: readonly Role[] = ['media', 'admin']

/** The chat beside the video, folded off air; members write, and blank messages are ignored (spec 1 §2, §5). */
export function LiveChat() {
  const awake = useHydrated()
  const member = useMember()
  const author = chatLabel(member)
  const { state, messages, send } = useChat(author)
  const { list, follow, noteScroll } = useNewestInSight(messages)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('message')
    if (typeof text !== 'string' || !text.trim()) return
    const { currentTarget: form } = event
    follow()
    form.reset()
    void send(text).then((refused) => giveBack(form, refused))
  }

  return (
    <section className="card chat-panel" aria-labelledby="live-chat">
      <details open={state !== 'simulated'}>
        <summary>
          <h2 id="live-chat">{liveWords.chat}</h2>
          {state === 'simulated' && <span className="hint">{liveWords.chatBegins}</span>}
        </summary>
        <div className="chat">
          <div
            className="chat-messages"
            role="log"
            aria-live="polite"
            aria-label={liveWords.messages}
            ref={list}
            onScroll={noteScroll}
          >
            {messages.length === 0 && (
              <p className="text-ink-soft">{member ? liveWords.noMessagesTell : liveWords.noMessages}</p>
            )}
            {messages.map((message) => (
              <Message
                key={message.key}
                message={message}
                moderates={moderators.includes(member?.role ?? 'user')}
              />
            ))}
          </div>
          {member ? (
            <form className="chat-form" onSubmit={submit}>
              <label htmlFor="chat-message">{liveWords.messageAs({ author })}</label>
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
                {liveWords.send}
              </button>
              <ChatHint id="chat-hint" state={state} />
            </form>
          ) : (
            <a className="btn" href="/login?next=/live-stream">
              {liveWords.logIn}
            </a>
          )}
        </div>
      </details>
    </section>
  )
}

/** Restores a refused text to its field, before any text typed meanwhile. */
function giveBack(form: HTMLFormElement, refused: string): void {
  const field = form.elements.namedItem('message')
  if (refused && field instanceof HTMLInputElement) field.value = `${refused} ${field.value}`.trim()
}

/** Keeps the newest message scrolled into view, except while the user has scrolled up. */
function useNewestInSight(messages: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null)
  const following = useRef(true)

  useLayoutEffect(() => {
    const box = list.current
    if (!box || messages.length === 0) return
    if (following.current) box.scrollTop = box.scrollHeight
    // Safari does not make a scrollable box focusable by keyboard; a tabIndex does.
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
