/** A clock that can be moved, with what is to be done at a time. */
export type Clock = {
  now(): Date
  /** Does something after so many milliseconds of this clock. */
  after(milliseconds: number, act: () => void): void
  /** Moves the clock on, and does what has become due, in the order of its times. */
  advance(milliseconds: number): void
  stop(): void
}

export function openClock(): Clock {
  let ahead = 0
  let timer: NodeJS.Timeout | undefined
  const waiting: { at: number; act: () => void }[] = []
  /** The time of what is being done: later acts count from it, however far the clock was moved. */
  let doing: number | undefined
  const now = () => doing ?? Date.now() + ahead
  const earliest = () => waiting.sort((one, other) => one.at - other.at)[0]
  const run = () => {
    if (doing !== undefined) return
    clearTimeout(timer)
    for (let next = earliest(); next && next.at <= now(); next = earliest()) {
      waiting.shift()
      doing = next.at
      next.act()
      doing = undefined
    }
    const first = earliest()
    if (first) timer = setTimeout(run, Math.max(1, first.at - now()))
  }
  return {
    now: () => new Date(now()),
    after(milliseconds, act) {
      waiting.push({ at: now() + milliseconds, act })
      run()
    },
    advance(milliseconds) {
      ahead += milliseconds
      run()
    },
    stop: () => clearTimeout(timer),
  }
}
