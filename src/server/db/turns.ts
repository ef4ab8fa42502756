import limitConcurrency from 'p-limit'

/**
 * Lets one piece of work begin when the one before has ended, in the order in which they came. Who has waited `patience`
 * milliseconds is refused with `waitedTooLong`, and its work is not begun any more.
 */
export function openTurns(patience: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const oneByOne = limitConcurrency(1)
  return (work) =>
    new Promise((resolve, reject) => {
      let isGone = false
      const timer = setTimeout(() => {
        isGone = true
        reject(waitedTooLong())
      }, patience)
      void oneByOne(async () => {
        clearTimeout(timer)
        if (!isGone) await work().then(resolve, reject)
      })
    })
}

/** Answered as a database that is away (http/trouble.ts): whoever asked is to come again. */
export const waitedTooLong = (): Error =>
  Object.assign(new Error('A transaction waited too long for its turn'), { code: 'ETIMEDOUT' })
