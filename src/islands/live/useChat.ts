import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { whyRefused } from '../../lib/api/extensions.ts'
import { type ChatMessage, withMessage } from '../../lib/live.ts'
import type { SharedMessage } from '../../lib/live-events.ts'
import { $chat, $live, type Live, say } from '../../stores/live.ts'
import { notify } from '../../stores/toasts.ts'
import { useMember } from '../../stores/useMember.ts'

/** A message as it stands in the panel: everybody's, or only here (on its way, or of somebody who may not write). */
export type Shown = ChatMessage & { key: string; shared?: SharedMessage }

type Chat = {
  state: Live['state']
  messages: readonly Shown[]
  /** The text when it was refused, so that it is not lost. */
  send: (text: string) => Promise<string>
}

/** The messages, the oldest first, and how to add one: to everybody's while we are live, for members; else to this page's. */
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

/** Says it to everybody; answers the text when it was refused, with the reason in a toast. */
async function share(text: string): Promise<string> {
  try {
    await say(text)
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
  return all.sort((a, b) => a.at.localeCompare(b.at))
}
