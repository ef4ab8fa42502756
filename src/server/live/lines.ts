import { noNews } from '../news/news.ts'
import { watchElsewhere } from './elsewhere.ts'
import { beat, encode, greeting, isLiveEvent, type Line, type LiveEvent, openLine } from './line.ts'
import { heartbeat, letIn, viewersPause } from './rules.ts'

export type OpenLine = {
  body: ReadableStream<Uint8Array>
  tell: (event: LiveEvent) => void
  close: () => void
}

/** The open lines to the pages that watch (server-sent events): in memory, since a line ends with the process. */
export type Lines = {
  /** How many are open, at every process of this church: the viewers. */
  count(): number
  /** How often a status was told, so that nobody is greeted with an older one. */
  statuses(): number
  /** Opens a line. Throws 503 or 429 when there are too many. */
  open(address: string): OpenLine
  /** Tells every page, those of the other processes too. */
  tell(event: LiveEvent): void
  /** Ends every line: browsers come back by themselves. */
  close(): void
}

/** `most` lines at once. What the other processes tell goes to these pages as well. Timers run only while somebody is there, and never keep the process. */
export function openLines(most: number, news = noNews): Lines {
  const lines = new Set<Line>()
  let statuses = 0
  let beating: NodeJS.Timeout | undefined
  let counting: NodeJS.Timeout | undefined
  const elsewhere = watchElsewhere(news, () => lines.size > 0 && count())
  const all = () => lines.size + elsewhere.count()
  news.hear('live', (event) => isLiveEvent(event) && tellHere(event))
  // What was said meanwhile is not known here; a browser that comes back asks for what it missed.
  news.onGap(close)

  function tellHere(event: LiveEvent): void {
    if (event.name === 'status') statuses += 1
    send(encode(event))
  }

  function send(bytes: Uint8Array): void {
    for (const line of [...lines]) line.send(bytes)
  }

  function count(): void {
    counting ??= setTimeout(() => {
      counting = undefined
      tellHere({ name: 'viewers', data: { viewers: all() } })
    }, viewersPause).unref()
  }

  function enter(line: Line): void {
    lines.add(line)
    beating ??= setInterval(stayAlive, heartbeat).unref()
    elsewhere.tell(lines.size)
    count()
  }

  function leave(line: Line): void {
    if (!lines.delete(line)) return
    elsewhere.tell(lines.size)
    if (lines.size > 0) count()
    else rest()
  }

  function stayAlive(): void {
    send(beat)
    elsewhere.tell(lines.size)
  }

  function rest(): void {
    clearInterval(beating)
    clearTimeout(counting)
    beating = counting = undefined
  }

  function close(): void {
    for (const line of [...lines]) line.close()
  }

  return {
    count: all,
    statuses: () => statuses,
    open(address) {
      const fromAddress = [...lines].filter((line) => line.address === address).length
      letIn(address, { most, open: lines.size, fromAddress })
      const { body, line } = openLine(address, leave)
      enter(line)
      line.send(greeting())
      return { body, tell: (event) => line.send(encode(event)), close: line.close }
    },
    tell(event) {
      tellHere(event)
      news.tell('live', event)
    },
    close,
  }
}
