type Heard = { name: string; data: Record<string, unknown>; id: string | undefined }

/** Reads a stream of server-sent events: `next` waits for the next event of a name and skips the others. */
export function listen(answer: Response) {
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader()
  const decoder = new TextDecoder()
  let text = ''

  /** The next block; `undefined` when the stream has ended. */
  async function block(): Promise<string | undefined> {
    for (;;) {
      const [event, ...rest] = text.split('\n\n')
      if (event !== undefined && rest.length > 0) {
        text = rest.join('\n\n')
        return event
      }
      const { done, value } = await reader.read()
      if (done) return undefined
      text += decoder.decode(value, { stream: true })
    }
  }

  async function next(name: string): Promise<Heard> {
    for (let words = await block(); words !== undefined; words = await block()) {
      const event = readEvent(words)
      if (event.name === name) return event
    }
    throw new Error(`The stream ended without the event ${name}`)
  }

  /** Waits for the end of the stream. */
  async function ended(): Promise<void> {
    while ((await block()) !== undefined);
  }

  return { next, block, ended, leave: () => reader.cancel() }
}

function readEvent(block: string): Heard {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(': ')[0], line.replace(/^[^:]*: ?/, '')]),
  )
  return {
    name: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? '{}'),
    id: fields.get('id'),
  }
}
