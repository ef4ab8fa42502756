import { beat, encode, greeting, type Line, type LiveEvent, openLine } from './line.ts'
import { heartbeat, letIn, viewersPause } from './rules.ts'

export type OpenLine = {
  body: ReadableStream<Uint8Array>
  tell: (event: LiveEvent) => void
  close: () => void
}

/** The open lines to the pages that watch (server-sent events): in memory, since a line ends with the process. */
export type Lines = {
  /** How many are open: the viewers. */
  count(): number
  /** How often a status was told, so that nobody is greeted with an older one. */
  statuses(): number
  /** Opens a line. Throws 503 or 429 when there are too many. */
  open(address: string): OpenLine
  /** Tells every page. */
  tell(event: LiveEvent): void
  /** Ends every line: browsers come back by themselves. */
  close(): void
}

/** `most` lines at once. Timers run only while somebody is there, and never keep the process. */
export function openLines(most: number): Lines {
  const lines = new Set<Line>()
  let statuses = 0
  let beating: NodeJS.Timeout | undefined
  let counting: NodeJS.Timeout | undefined

  function tell(event: LiveEvent): void {
    if (event.name === 'status') statuses += 1
    send(encode(event))
  }

  function send(bytes: Uint8Array): void {
    for (const line of [...lines]) line.send(bytes)
  }

  function count(): void {
    counting ??= setTimeout(() => {
      counting = undefined
      tell({ name: 'viewers', data: { viewers: lines.size } })
    }, viewersPause).unref()
  }

  function enter(line: Line): void {
    lines.add(line)
    beating ??= setInterval(() => send(beat), heartbeat).unref()
    count()
  }

  function leave(line: Line): void {
    if (!lines.delete(line)) return
    if (lines.size > 0) count()
    else rest()
  }

  function rest(): void {
    clearInterval(beating)
    clearTimeout(counting)
    beating = counting = undefined
  }

  return {
    count: () => lines.size,
    statuses: () => statuses,
    open(address) {
      const fromAddress = [...lines].filter((line) => line.address === address).length
      letIn(address, { most, open: lines.size, fromAddress })
      const { body, line } = openLine(address, leave)
      enter(line)
      line.send(greeting())
      return { body, tell: (event) => line.send(encode(event)), close: line.close }
    },
    tell,
    close() {
      for (const line of [...lines]) line.close()
    },
  }
}
