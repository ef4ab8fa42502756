import { LRUCache } from 'lru-cache'

/** Another backend that the site uses (`PUBLIC_API_HOST`): server-rendered pages query it, as the browser does. */
export type Backend = {
  /** For content security policies. */
  origin: string
  /**
   * A GET as a visitor; undefined for 4xx (unknown, or not for visitors). Throws BackendAway. Responses are cached
   * briefly, so that a page that many people open makes one request.
   */
  ask(path: string): Promise<unknown>
}

/** Milliseconds: cache time of a response, cache time of a failure, and timeout. */
const cacheLifetime = 15_000
const failedFor = 5_000
const timeout = 4_000

/** The most cached responses, because visitors can ask for numbers of events without end. */
const mostCached = 500

/** Its code makes error handlers treat it like an unavailable database. */
export class BackendAway extends Error {
  override name = 'BackendAway'
  readonly code = 'ETIMEDOUT'
}

export function openBackend(host: string, now: () => number = Date.now): Backend {
  const answers = new LRUCache<string, Promise<unknown>>({
    max: mostCached,
    ttl: cacheLifetime,
    ttlResolution: 0,
    perf: { now },
  })
  return {
    origin: new URL(host).origin,
    ask(path) {
      const known = answers.get(path)
      if (known) return known
      const answer = get(`${host}/backend/api/${path}`)
      answers.set(path, answer)
      answer.catch(() => answers.set(path, answer, { ttl: failedFor }))
      return answer
    },
  }
}

async function get(address: string): Promise<unknown> {
  try {
    // Redirects fail, since they could lead into a network that only this machine can reach.
    const asking = { headers: { Accept: 'application/json' }, redirect: 'error' as const }
    const answer = await fetch(address, { ...asking, signal: AbortSignal.timeout(timeout) })
    if (answer.status >= 400 && answer.status < 500) return undefined
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    return await answer.json()
  } catch (cause) {
    throw new BackendAway(`The backend at ${new URL(address).host} does not answer`, { cause })
  }
}
