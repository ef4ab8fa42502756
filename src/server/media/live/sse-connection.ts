import * as z from 'zod'
import { mostWaitingBytes } from './connection-limits.ts'

/** An event for open pages; `name` is the SSE event name. */
export type LiveEvent = z.infer<typeof LiveEvent>
const LiveEvent = z.object({
  name: z.enum(['status', 'viewers', 'chat', 'hidden', 'shown', 'screen', 'plan']),
  data: z.looseObject({}),
  id: z.optional(z.number()),
})

export const isLiveEvent = (told: unknown): told is LiveEvent => LiveEvent.safeParse(told).success

/** `send` writes the encoded bytes of one or more events. */
export type SseConnection = { address: string; send: (bytes: Uint8Array) => void; close: () => void }

/** An SSE connection to one page. `leave` is called when either side ends it. A client that reads too slowly is disconnected. */
export function openSseConnection(address: string, leave: (connection: SseConnection) => void) {
  const { readable, controller } = controlled(() => leave(connection))
  const close = () => {
    leave(connection)
    try {
      controller.close()
    } catch {
      // the client had closed it already
    }
  }
  const connection: SseConnection = {
    address,
    close,
    send(bytes) {
      if ((controller.desiredSize ?? 0) <= 0) return close()
      controller.enqueue(bytes)
    },
  }
  return { body: readable, connection }
}

/** A stream and its controller; `left` is called when the reader cancels. */
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
export const heartbeatComment = text.encode(': here\n\n')

/** The client's reconnect delay in milliseconds: random, so that not all clients reconnect at once after a restart. */
export const retryField = () => text.encode(`retry: ${2000 + Math.floor(Math.random() * 6000)}\n\n`)

export const encode = ({ name, data, id }: LiveEvent) =>
  text.encode(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
