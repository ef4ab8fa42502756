import limitConcurrency from 'p-limit'

/**
 * Runs work one piece at a time, first in, first out. Work that has waited `timeout` milliseconds is rejected with
 * `queueTimeoutError` and does not run.
 */
export function openQueue(timeout: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const oneByOne = limitConcurrency(1)
  return (work) =>
    new Promise((resolve, reject) => {
      let isGone = false
      const timer = setTimeout(() => {
        isGone = true
        reject(queueTimeoutError())
      }, timeout)
      void oneByOne(async () => {
        clearTimeout(timer)
        if (!isGone) await work().then(resolve, reject)
      })
    })
}

/** Answered like an unavailable database (errors/storage-errors.ts): the client should retry. */
export const queueTimeoutError = (): Error =>
  Object.assign(new Error('A transaction waited too long for its turn'), { code: 'ETIMEDOUT' })
