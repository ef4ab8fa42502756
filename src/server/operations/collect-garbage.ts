import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees the garbage of the start: a tenth of the memory. V8 collects when a heap grows, and the heap of an idle process does
 * not (docs/decisions/0146).
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // Only contexts that are created after the flag was set have `gc`.
  const collect = runInNewContext('gc') as typeof globalThis.gc
  // The garbage of the first collection refers to compiled code, which the next collections free.
  for (let time = 0; time < 3; time++) collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
