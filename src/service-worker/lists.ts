import { listsCache, pagesCache, personalCaches } from '../lib/browser/cache-names.ts'
import { workerWords } from '../lib/texts/messages/service-worker.ts'
import { calendarWords } from '../lib/texts/services/days.ts'
import { cachedAtHeader } from '../lib/time/cached-at.ts'
import { cacheResponse, networkFirst, zoneIn } from './caching.ts'
import { type FetchEvent, tell } from './worker-scope.ts'

/**
 * The reads of a member that are cached: what the member's own pages show, and nothing of other people. A list with a query is
 * one of the dashboards of the staff, and is not cached.
 */
const cachedCalls =
  /\/backend\/api\/(sermons|events|announcements|activities|activities\/my|fellowships\/my|prayer_requests\/my|messages\/mine|members\/my\/testimonies|profiles|songs\/coming)\/$/

const mostLists = 20

/** Whether a request is one of the cached reads, by an account. */
export const isCachedCall = ({ url, headers }: Request): boolean =>
  cachedCalls.test(url) && headers.has('Authorization')

/** A member's list from the network; else as this account last read it. The page is told from when it is. */
export async function answerList(event: FetchEvent): Promise<Response> {
  const { request } = event
  const account = accountOf(request.headers.get('Authorization') ?? '')
  const key = `${request.url}?account=${account}`
  await forgetOthers(account)
  const cache = await caches.open(listsCache)
  const cached = await cache.match(key)
  const network = fetch(request)
  if (account)
    event.waitUntil(
      network
        .then((answer) => (answer.status === 200 ? cacheList(cache, key, answer.clone()) : undefined))
        .catch(() => undefined),
    )
  const { answer, isCached } = await networkFirst(network, cached)
  if (isCached) {
    const at = answer.headers.get(cachedAtHeader) ?? ''
    await tell(event.clientId, workerWords.partKept({ day: calendarWords.day({ day: at }) }))
  }
  return answer
}

async function cacheList(cache: Cache, key: string, answer: Response): Promise<void> {
  await cacheResponse(cache, key, answer, mostLists, await zoneOfPages())
}

/** The church's time zone, by the page that was cached last. */
async function zoneOfPages(): Promise<string> {
  const pages = await caches.open(pagesCache)
  const last = (await pages.keys()).at(-1)
  return zoneIn((last && (await (await pages.match(last))?.text())) ?? '')
}

/** Another account on this device: what the one before read is deleted. */
async function forgetOthers(account: string): Promise<void> {
  const cache = await caches.open(listsCache)
  const others = (await cache.keys()).some(({ url }) => !url.endsWith(`?account=${account}`))
  if (others) for (const name of personalCaches) await caches.delete(name)
}

/** The account's id in an access token (JWT); '' for a token of another form. The server alone judges whether it is valid. */
function accountOf(bearer: string): string {
  try {
    const payload = bearer.split('.')[1] ?? ''
    return String(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))).sub ?? '')
  } catch {
    return ''
  }
}
