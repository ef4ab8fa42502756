import type { HeardOfSending } from '../lib/api/send-outbox.ts'

type Sender = { now: () => void }

/**
 * Sends the writes of the outbox whenever there is a network. Its code is a chunk of its own, which is loaded when the network is
 * there. `began` receives the sender, which can also send at once. Returns a function that stops it.
 */
export function startSending(
  who: string,
  heard: HeardOfSending,
  began: (sender: Sender) => void,
): () => void {
  let sender: (Sender & { stop: () => void }) | undefined
  let left = false
  const connect = async () => {
    const loaded = await import('../lib/api/send-outbox.ts').catch(() => undefined)
    if (left) return
    if (!loaded) return addEventListener('online', connect, { once: true })
    sender = loaded.startSender(who, heard)
    began(sender)
  }
  void connect()
  return () => {
    left = true
    removeEventListener('online', connect)
    sender?.stop()
  }
}
