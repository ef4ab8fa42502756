/** Ids that this device remembers under a key: reminders, favourites. A broken stored value is an empty one. */
export function readIds(key: string): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

/** Remembers an id, or forgets it again. Answers whether it is remembered now; false, too, when storage is refused. */
export function toggleId(key: string, id: number): boolean {
  const ids = readIds(key)
  const others = ids.filter((one) => one !== id)
  const remembered = others.length === ids.length
  try {
    localStorage.setItem(key, JSON.stringify(remembered ? [...others, id] : others))
    return remembered
  } catch {
    return false
  }
}
