/** The ids of a stored list, such as favourites; none of a broken one. Throws never. */
export function parseIds(stored: string): readonly number[] {
  try {
    const found: unknown = JSON.parse(stored)
    return Array.isArray(found) ? found.filter(isId) : []
  } catch {
    return []
  }
}

/** What the backend takes for an id: it refuses a whole list for the sake of another one. */
export const isId = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) > 0
