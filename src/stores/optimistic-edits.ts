import { atom } from 'nanostores'

/** A change of a value. It must be idempotent, because the server's response may contain it already. */
export type Edit<Value> = (value: Value) => Value

/**
 * Optimistic edits: the last server response with the local edits applied on top, in `$shown`; undefined until there is a
 * response. A refused edit is rolled back alone. An accepted edit stays until the response to a later load, which contains it.
 */
export function optimisticEdits<Value>(first?: Value) {
  const $shown = atom(first)
  let answered = first
  let edits: readonly { edit: Edit<Value>; accepted: boolean }[] = []
  let loads = 0

  function show(): void {
    if (answered !== undefined) $shown.set(edits.reduce<Value>((value, { edit }) => edit(value), answered))
  }

  function add(edit: Edit<Value>, accepted: boolean) {
    const added = { edit, accepted }
    edits = [...edits, added]
    show()
    return added
  }

  return {
    $shown,

    /**
     * Makes the call and shows its response. Returns false when a later load has begun meanwhile: that one is shown.
     * Throws what the call throws.
     */
    load: async (call: () => Promise<Value>): Promise<boolean> => {
      const contained = edits.filter(({ accepted }) => accepted)
      loads += 1
      const load = loads
      try {
        const loaded = await call()
        if (load !== loads) return false
        answered = loaded
      } catch (error) {
        if (load !== loads) return false
        throw error
      }
      edits = edits.filter((one) => !contained.includes(one))
      show()
      return true
    },

    /** Applies a change that the server has accepted already. */
    edit: (edit: Edit<Value>): void => {
      add(edit, true)
    },

    /** Applies `edit` at once, then makes the call. When the call fails, rolls `edit` back and rethrows. */
    act: async <Answer>(edit: Edit<Value>, call: () => Promise<Answer>): Promise<Answer> => {
      const added = add(edit, false)
      try {
        const answer = await call()
        added.accepted = true
        return answer
      } catch (error) {
        edits = edits.filter((one) => one !== added)
        show()
        throw error
      }
    },
  }
}
