import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../bench/tools.ts'

/** Results of all visits of a soak test. */
export type Found = { visits: number; requests: number; times: number[]; errors: string[] }

type Visit = { url: string; found: Found; seen: Set<string>; number: number }

/** A typical visit: pages with their assets, lists, and for some visitors a sermon, a sign-in or the SSE connection. */
export async function visit(url: string, number: number, found: Found): Promise<void> {
  const visitor: Visit = { url, found, number, seen: new Set() }
  const acts = [
    () => readPage(visitor, '/'),
    () => readPage(visitor, '/events'),
    () => get(visitor, '/backend/api/prayer_requests/?limit=20'),
    () => readPage(visitor, '/sermons'),
    ...(number % 5 === 0 ? [() => listenIn(visitor)] : []),
    ...(number % 5 === 1 ? [() => comeIn(visitor)] : []),
    ...(number % 3 === 0 ? [() => watchLive(visitor)] : []),
    () => readPage(visitor, '/service-times'),
  ]
  for (const act of acts) {
    await act().catch((error: unknown) => found.errors.push(String(error)))
    await wait(300 + Math.random() * 1200)
  }
  found.visits += 1
}

/** Loads a page, and its assets that this visitor has not loaded yet. */
async function readPage(visitor: Visit, path: string): Promise<void> {
  const page = (await get(visitor, path)).toString()
  const named = [...page.matchAll(/(?:href|src|component-url|renderer-url)="(\/_[^"]+\.(?:css|js|woff2))"/g)]
  const files = named.map(([, file = '']) => file).filter((file) => !visitor.seen.has(file))
  for (const file of new Set(files)) visitor.seen.add(file)
  await Promise.all([...new Set(files)].map((file) => get(visitor, file)))
}

async function get(
  { url, found }: Visit,
  path: string,
  headers: Record<string, string> = {},
): Promise<Buffer> {
  return ask(found, `GET ${path}`, () => fetch(url + path, { headers }))
}

/** Makes a call, measures the time until the last byte, and records error responses. */
async function ask(found: Found, what: string, call: () => Promise<Response>): Promise<Buffer> {
  const began = performance.now()
  const answer = await call()
  const bytes = Buffer.from(await answer.arrayBuffer())
  found.times.push(performance.now() - began)
  found.requests += 1
  if (!answer.ok) found.errors.push(`${what} answered ${answer.status}`)
  return bytes
}

/** Loads the beginning of a recording, in two range requests as a browser sends them. */
async function listenIn(visitor: Visit): Promise<void> {
  const { results } = JSON.parse((await get(visitor, '/backend/api/sermons/?limit=20')).toString())
  const media = JSON.stringify(results).match(/\/media\/[\w/-]+\.(?:mp3|ogg|wav|mp4)/)?.[0]
  if (!media) throw new Error('No sermon has a recording')
  for (const range of ['bytes=0-65535', 'bytes=65536-131071']) await get(visitor, media, { range })
}

/** Signs in, reads the account, and creates a prayer request. */
async function comeIn(visitor: Visit): Promise<void> {
  const { url, found, number } = visitor
  const { authorization } = await signIn({ url }, 'member')
  await get(visitor, '/backend/api/users/me/', { authorization })
  const body = JSON.stringify({ title: `Soak ${number}`, description: 'For rain on the fields.' })
  const headers = { authorization, 'content-type': 'application/json' }
  const path = `${url}/backend/api/prayer_requests/create/`
  await ask(found, 'POST a prayer request', () => fetch(path, { method: 'POST', headers, body }))
}

/** Keeps the live stream's SSE connection open for 3 seconds. */
async function watchLive({ url, found }: Visit): Promise<void> {
  const left = new AbortController()
  const line = await fetch(`${url}/backend/api/live/events`, { signal: left.signal })
  found.requests += 1
  if (!line.ok) found.errors.push(`the live line answered ${line.status}`)
  await wait(3000)
  left.abort()
  await line.body?.cancel().catch(() => undefined)
}
