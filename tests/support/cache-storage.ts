type Key = string | Request

const site = 'https://church.example'
const addressOf = (key: Key): string => new URL(typeof key === 'string' ? key : key.url, site).href
const withoutQuery = (address: string): string => address.split('?')[0] ?? ''

/** Cache Storage in memory, as far as the service worker uses it. `room` is the number of entries that fit into a cache. */
export function makeCacheStorage(room = Number.POSITIVE_INFINITY) {
  const all = new Map<string, Map<string, Response>>()

  function open(name: string) {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (key: Key, { ignoreSearch = false } = {}) => {
        const wanted = addressOf(key)
        const entry = [...entries].find(([one]) =>
          ignoreSearch ? withoutQuery(one) === withoutQuery(wanted) : one === wanted,
        )
        return entry?.[1].clone()
      },
      put: async (key: Key, answer: Response) => {
        if (entries.size >= room) throw new DOMException('full', 'QuotaExceededError')
        entries.set(addressOf(key), answer)
      },
      delete: async (key: Key) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
    }
  }

  return {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: Key, { cacheName }: { cacheName: string }) => open(cacheName).match(key),
  }
}
