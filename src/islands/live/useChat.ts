import { useState } from 'react'
import { type ChatMessage, withMessage } from '../../lib/live.ts'

type Chat = { messages: readonly ChatMessage[]; send: (text: string) => void }

/** The messages, the oldest first, and how to add one. They stay on this page until there is a shared chat to join. */
export function useChat(author: string): Chat {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])

  function send(text: string): void {
    const at = new Date().toISOString()
    setMessages((before) => withMessage(before, { author, text, at }))
  }

  return { messages, send }
}
