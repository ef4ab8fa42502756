import { vi } from 'vitest'

/**
 * Puts server-sent events in the place of a browser's: they are read from the page's `fetch`, and so from the real app. `lose` breaks every open line
 * as a lost network does. Returns what puts back the browser's own.
 */
export function answerEvents(): { lose: () => void; restore: () => void } {
  const open = new Set<PageEvents>()

  class PageEvents extends EventTarget {
    onerror: (() => void) | null = null
    #reader: ReadableStreamDefaultReader<Uint8Array> | undefined

    constructor(address: string) {
      super()
      open.add(this)
      void this.#read(address)
    }

    async #read(address: string): Promise<void> {
      try {
        const answer = await fetch(address)
        if (!answer.ok || !answer.body) throw new Error('no line')
        this.#reader = answer.body.getReader()
        if (!open.has(this)) return void (await this.#reader.cancel())
        await this.#tell(this.#reader)
      } catch {
        // As a browser tells it: below.
      }
      if (open.delete(this)) this.onerror?.()
    }

    async #tell(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
      const decoder = new TextDecoder()
      let text = ''
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += decoder.decode(part.value, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) this.#dispatch(block)
      }
    }

    #dispatch(block: string): void {
      const name = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (name && open.has(this)) this.dispatchEvent(new MessageEvent(name, { data }))
    }

    close(): void {
      open.delete(this)
      void this.#reader?.cancel().catch(() => undefined)
    }

    lose(): void {
      this.close()
      this.onerror?.()
    }
  }

  vi.stubGlobal('EventSource', PageEvents)
  return {
    lose: () => {
      for (const line of [...open]) line.lose()
    },
    restore: () => {
      for (const line of [...open]) line.close()
      vi.unstubAllGlobals()
    },
  }
}
