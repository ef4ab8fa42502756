import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { type ChatMessage, withMessage } from '../../../lib/media/live.ts'
import type { SharedMessage } from '../../../lib/media/live-events.ts'
import { inCodeOrder } from '../../../lib/text/in-code-order.ts'
import { $chat, $live, type Live, sendChatMessage } from '../../../stores/live.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'

/** A message in the panel: shared with everybody, or local (not sent yet, or written by a user who may not send). */
export type Shown = ChatMessage & { key: string; shared?: SharedMessage }

type Chat = {
  state: Live['state']
  messages: readonly Shown[]
  /** Resolves to the text when it was refused, so that it is not lost; else to ''. */
  send: (text: string) => Promise<string>
}

/** The messages, oldest first, and `send`: a member's message is shared during a live stream; others stay on this page. */
export function useChat(author: string): Chat {
  const { state } = useStore($live, { ssr: () => ({ state: 'simulated' as const }) })
  const shared = useStore($chat, { ssr: 'initial' })
  const member = useMember()
  const [own, setOwn] = useState<readonly ChatMessage[]>([])

  async function send(text: string): Promise<string> {
    const at = new Date().toISOString()
    const added = withMessage(own, { author, text, at })
    setOwn(added)
    if (state !== 'live' || !member) return ''
    const refused = await share(text)
    setOwn((before) => before.filter((message) => message.id !== added.at(-1)?.id))
    return refused
  }

  return { state, messages: inOrder(shared, own), send }
}

/** Sends the message to everybody. After a refusal it shows the reason as a toast and returns the text; else ''. */
async function share(text: string): Promise<string> {
  try {
    await sendChatMessage(text)
    return ''
  } catch (error) {
    notify.error(whyRefused(error))
    return text
  }
}

function inOrder(shared: readonly SharedMessage[], own: readonly ChatMessage[]): Shown[] {
  const all: Shown[] = [
    ...shared.map((message) => ({ ...message, key: `${message.id}`, shared: message })),
    ...own.map((message) => ({ ...message, key: `own ${message.id}` })),
  ]
  return all.sort((a, b) => inCodeOrder(a.at, b.at))
}
