import limitConcurrency from 'p-limit'

/**
 * Lets one piece of work begin when the one before has ended, in the order in which they came. Who has waited `timeout`
 * milliseconds is refused with `waitedTooLong`, and its work is not begun any more.
 */
export function openQueue(timeout: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const oneByOne = limitConcurrency(1)
  return (work) =>
    new Promise((resolve, reject) => {
      let isGone = false
      const timer = setTimeout(() => {
        isGone = true
        reject(waitedTooLong())
      }, timeout)
      void oneByOne(async () => {
        clearTimeout(timer)
        if (!isGone) await work().then(resolve, reject)
      })
    })
}

/** Answered as a database that is away (errors/storage-errors.ts): whoever asked is to come again. */
export const waitedTooLong = (): Error =>
  Object.assign(new Error('A transaction waited too long for its turn'), { code: 'ETIMEDOUT' })
