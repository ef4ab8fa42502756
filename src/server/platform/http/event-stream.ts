import type { Context } from 'hono'

/** The headers of server-sent events (SSE). */
export const eventStream = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Stops proxies from buffering events.
  'X-Accel-Buffering': 'no',
}

/** After so many milliseconds a quiet connection is told where it is: no proxy closes it, and nothing that was missed stays missed. */
const quiet = 15_000

type Opened = { body: ReadableStream<Uint8Array>; close: () => void }

type Holding<Connection extends Opened> = {
  /** Opens the connection; `left` is called when it ends. */
  open: (left: () => void) => Connection
  /** Tells the connection what happens from now on. Returns a function that ends it. */
  follow: (connection: Connection) => () => void
  /** Reads where it is and tells that. */
  again: (connection: Connection) => Promise<void>
}

/** Answers an SSE connection of who follows something: where it is now, with each change, and in quiet times. Throws what the first reading throws. */
export async function answerFollower<Connection extends Opened>(
  c: Context,
  { open, follow, again }: Holding<Connection>,
): Promise<Response> {
  let end = () => {}
  const connection = open(() => end())
  const unfollow = follow(connection)
  const timer = setInterval(() => void again(connection).catch(connection.close), quiet).unref()
  end = () => {
    unfollow()
    clearInterval(timer)
  }
  // After the connection listens, so that nothing is lost between the two.
  await again(connection).catch((error: unknown) => {
    connection.close()
    throw error
  })
  return c.body(connection.body, 200, eventStream)
}
