import retry from 'p-retry'

const channel = 'asore_news'

/** Attempts to reach a server that does not answer: their waits grow from 200 ms to 5 s, and keep no process alive. */
const again = { retries: Number.POSITIVE_INFINITY, minTimeout: 200, maxTimeout: 5_000, unref: true }

/** How often an idle connection is checked, in milliseconds, because a cut cable causes no error. */
const checkEvery = 20_000

/** One listening connection, until it breaks. */
export type Listener = {
  /** Resolves with the reason when the connection breaks. */
  broken: Promise<unknown>
  /** False: the connection broke and the text was not delivered. */
  send(text: string): Promise<boolean>
  close(): Promise<void>
}

/** Connects to a PostgreSQL server; `hear` is called with every text that is sent. Throws when the server cannot be reached. */
export async function openListener(address: string, hear: (text: string) => void): Promise<Listener> {
  const { Client } = (await import('pg')).default
  const client = new Client({
    connectionString: address,
    application_name: 'asore news',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
  const { promise: broken, resolve: breaks } = Promise.withResolvers<unknown>()
  client.on('error', breaks)
  client.on('end', () => breaks(new Error('The line for news to other processes was closed')))
  client.on('notification', ({ payload = '' }) => hear(payload))
  await client.connect()
  await client.query(`listen ${channel}`)
  const checking = setInterval(() => client.query('select 1').catch(breaks), checkEvery).unref()
  void broken.then(() => {
    clearInterval(checking)
    // A connection that was only slow would listen on beside the next one.
    return client.end().catch(() => undefined)
  })
  return {
    broken,
    send: (text) =>
      client.query('select pg_notify($1, $2)', [channel, text]).then(
        () => true,
        (error: unknown) => {
          breaks(error)
          return false
        },
      ),
    close: () => client.end(),
  }
}

type Again = { hear: (text: string) => void; signal: AbortSignal }

/** Retries until a connection is open. Throws only when it is aborted. */
export const reopenListener = (address: string, { hear, signal }: Again): Promise<Listener> =>
  retry(() => openListener(address, hear), { ...again, signal })
