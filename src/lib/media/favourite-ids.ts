/** The ids of a stored list, such as favourites; empty when it is invalid. Never throws. */
export function parseIds(stored: string): readonly number[] {
  try {
    const parsed: unknown = JSON.parse(stored)
    return Array.isArray(parsed) ? parsed.filter(isId) : []
  } catch {
    return []
  }
}

/** Whether the backend accepts this id: it refuses a whole list that contains an invalid id. */
export const isId = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) > 0
