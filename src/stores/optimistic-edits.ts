type Edit<Value> = (value: Value) => Value

/**
 * Optimistic edits of a store: the last server response with the local edits applied on top. A refused edit is rolled back
 * alone, and responses may arrive in any order. `show` is called on every change. (For a list in one island: useOptimisticEdits.)
 */
export function optimisticEdits<Value>(show: (value: Value) => void) {
  let answered: Value | undefined
  let edits: readonly Edit<Value>[] = []

  function look(): void {
    if (answered !== undefined) show(edits.reduce<Value>((value, edit) => edit(value), answered))
  }

  function setEdits(changed: typeof edits): void {
    edits = changed
    look()
  }

  return {
    setAnswered: (value: Value): void => {
      answered = value
      look()
    },

    /** Applies `one` at once, then makes the call. When the call fails, rolls `one` back and rethrows. */
    act: async <Answer>(one: Edit<Value>, call: () => Promise<Answer>): Promise<Answer> => {
      setEdits([...edits, one])
      try {
        return await call()
      } catch (error) {
        setEdits(edits.filter((other) => other !== one))
        throw error
      }
    },
  }
}
