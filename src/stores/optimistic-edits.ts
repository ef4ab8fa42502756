type Edit<Value> = (value: Value) => Value

/**
 * Optimistic edits of a store: what a server answered, and on top of it what was done here since. A refused act is taken back alone, and
 * answers may come in any order. `show` hears of every change. (For a list of one island there is useEdits.)
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

    /** Shows `one` at once, then makes the call. Throws what the call throws, and has taken `one` back then. */
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
