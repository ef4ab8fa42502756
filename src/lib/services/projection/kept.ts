import type * as z from 'zod/mini'

/** Where a kept answer stands in its cache: no page has this address. */
const addressOf = (key: string) => `/present/kept/${encodeURIComponent(key)}`

/** Keeps an answer on this device as the only one of its cache, for a reload without a network. False where the device has no room. */
export async function keepAnswer(cacheName: string, key: string, answer: object): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName)
    const address = addressOf(key)
    for (const { url } of await cache.keys())
      if (new URL(url).pathname !== address) await cache.delete(new URL(url).pathname)
    await cache.put(address, new Response(JSON.stringify(answer)))
    return true
  } catch {
    return false
  }
}

/** What was kept under a key; undefined without it. */
export async function readKept<Shape extends z.ZodMiniType>(
  cacheName: string,
  key: string,
  shape: Shape,
): Promise<z.infer<Shape> | undefined> {
  try {
    const kept = await (await caches.open(cacheName)).match(addressOf(key))
    return kept && shape.safeParse(await kept.json()).data
  } catch {
    return undefined
  }
}

/** Deletes what was kept, after its code has ended. */
export const dropKept = (cacheName: string): Promise<unknown> =>
  globalThis.caches?.delete(cacheName).catch(() => undefined) ?? Promise.resolve()
