/** Another backend that the site stands before (`PUBLIC_API_HOST`): the pages that are made here ask it, as the browser does. */
export type Backend = {
  /** What policies name. */
  origin: string
  /**
   * What a GET answers a visitor; undefined for what it does not know or give to visitors (4xx). Throws BackendAway. The same
   * answer is given to everybody for a moment, so that a page that many open is one call.
   */
  ask(path: string): Promise<unknown>
}

/** Milliseconds: how long an answer serves, how long a failure, and how long one is waited for. */
const keptFor = 15_000
const failedFor = 5_000
const timeout = 4_000

/** Whoever answers for it elsewhere knows it by its code, as a database that is away. */
export class BackendAway extends Error {
  override name = 'BackendAway'
  readonly code = 'ETIMEDOUT'
}

export function openBackend(host: string, now: () => number = Date.now): Backend {
  const asked = new Map<string, { until: number; answer: Promise<unknown> }>()
  return {
    origin: new URL(host).origin,
    ask(path) {
      const known = asked.get(path)
      if (known && known.until > now()) return known.answer
      const call = { until: now() + keptFor, answer: get(`${host}/backend/api/${path}`) }
      asked.set(path, call)
      call.answer.catch(() => {
        call.until = now() + failedFor
      })
      return call.answer
    },
  }
}

async function get(address: string): Promise<unknown> {
  try {
    // A redirect is a failure: it could lead into a network that only this machine reaches.
    const asking = { headers: { Accept: 'application/json' }, redirect: 'error' as const }
    const answer = await fetch(address, { ...asking, signal: AbortSignal.timeout(timeout) })
    if (answer.status >= 400 && answer.status < 500) return undefined
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    return await answer.json()
  } catch (cause) {
    throw new BackendAway(`The backend at ${new URL(address).host} does not answer`, { cause })
  }
}
