import type { HeardOfSending } from '../lib/api/send-outbox.ts'

type Sender = { now: () => void }

/**
 * Sends what waits on this device whenever it can be sent. The code for it is loaded on its own, as on other pages; without a network
 * that is later. `began` gets what sends at once. Returns a function that ends it.
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
