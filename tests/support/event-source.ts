import { vi } from 'vitest'
import type { Church } from './church.ts'
import { listen } from './event-stream.ts'

/**
 * Puts streams of the real app of `church` in place of the browser's EventSource, without a port. While `lose` holds no stream opens, and those that
 * are open break, as without a network.
 */
export function streamEvents({ api }: Church) {
  const open = new Set<Stream>()
  let isLost = false

  class Stream extends EventTarget {
    onerror: (() => void) | null = null
    readonly #ended = new AbortController()

    constructor(url: string | URL) {
      super()
      open.add(this)
      void this.#read(String(url).replace(/^https?:\/\/[^/]+/, ''))
    }

    async #read(path: string): Promise<void> {
      await Promise.resolve()
      if (isLost) return this.onerror?.()
      const answer = await api.request(path)
      if (!answer.ok) return this.onerror?.()
      const heard = listen(answer)
      this.#ended.signal.addEventListener('abort', () => void heard.leave())
      for (let next = await heard.block(); next !== undefined; next = await heard.block()) {
        const data = /^data: (.*)$/m.exec(next)?.[1]
        const name = /^event: (.*)$/m.exec(next)?.[1]
        if (name && data && !this.#ended.signal.aborted) this.dispatchEvent(new MessageEvent(name, { data }))
      }
      if (!this.#ended.signal.aborted) this.onerror?.()
    }

    break(): void {
      this.close()
      this.onerror?.()
    }

    close(): void {
      open.delete(this)
      this.#ended.abort()
    }
  }

  vi.stubGlobal('EventSource', Stream)
  return {
    /** Breaks all streams, and lets none open. */
    lose() {
      isLost = true
      for (const stream of [...open]) stream.break()
    },
    /** The network is back. */
    findAgain() {
      isLost = false
      dispatchEvent(new Event('online'))
    },
    [Symbol.dispose]() {
      for (const stream of [...open]) stream.close()
      vi.unstubAllGlobals()
    },
  }
}
