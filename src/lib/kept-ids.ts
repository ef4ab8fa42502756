/** Ids that this device remembers under a key: reminders, favourites. A broken stored value is an empty one. */
export const readIds = (key: string): number[] => idsOf(() => localStorage.getItem(key))

/** The ids of a stored list; none of a broken one, or where storage is refused. Throws never. */
export function idsOf(read: () => string | null): number[] {
  try {
    const found: unknown = JSON.parse(read() ?? '[]')
    return Array.isArray(found) ? found.filter(isId) : []
  } catch {
    return []
  }
}

/** What the backend takes for an id: it refuses a whole list for the sake of another one. */
export const isId = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) > 0

/** Remembers an id, or forgets it again. Answers whether it is remembered now; undefined when storage was refused. */
export function toggleId(key: string, id: number): boolean | undefined {
  const ids = readIds(key)
  const others = ids.filter((one) => one !== id)
  const remembered = others.length === ids.length
  try {
    localStorage.setItem(key, JSON.stringify(remembered ? [...others, id] : others))
    return remembered
  } catch {
    return undefined
  }
}
