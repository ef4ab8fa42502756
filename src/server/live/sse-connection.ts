import * as z from 'zod'
import { mostWaitingBytes } from './rules.ts'

/** What is told to pages that are open: each by its name in the stream of events. */
export type LiveEvent = z.infer<typeof LiveEvent>
const LiveEvent = z.object({
  name: z.enum(['status', 'viewers', 'chat', 'hidden']),
  data: z.looseObject({}),
  id: z.optional(z.number()),
})

export const isLiveEvent = (told: unknown): told is LiveEvent => LiveEvent.safeParse(told).success

/** `send` says the bytes of one or more events. */
export type SseConnection = { address: string; send: (bytes: Uint8Array) => void; close: () => void }

/** A line to one page. `leave` is called when it ends, from whichever side; a page that reads too slowly is let go. */
export function openSseConnection(address: string, leave: (line: SseConnection) => void) {
  const { readable, controller } = controlled(() => leave(line))
  const close = () => {
    leave(line)
    try {
      controller.close()
    } catch {
      // the browser had left already
    }
  }
  const line: SseConnection = {
    address,
    close,
    send(bytes) {
      if ((controller.desiredSize ?? 0) <= 0) return close()
      controller.enqueue(bytes)
    },
  }
  return { body: readable, line }
}

/** A stream with its controller at hand; `left` is called when its reader goes away. */
function controlled(left: () => void) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const readable = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own
      },
      cancel: left,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
  )
  return { readable, controller }
}

const text = new TextEncoder()
export const beat = text.encode(': here\n\n')

/** When to come back after the line broke: each page at another moment, so that a restart is no stampede. */
export const greeting = () => text.encode(`retry: ${2000 + Math.floor(Math.random() * 6000)}\n\n`)

export const encode = ({ name, data, id }: LiveEvent) =>
  text.encode(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
