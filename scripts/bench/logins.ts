import { measure, median, type Server, signIn, type Target } from './tools.ts'

/** A fixed request rate below the machine's capacity: measures latency, not throughput. */
const pace = { seconds: 3, connections: 4, rate: 200 }
const rounds = 7

/**
 * Latency of a member's own list while other users sign in continuously: argon2 must not block it. Alternates with rounds
 * on an idle server. `target` is that list.
 */
export async function benchLogins(target: Target): Promise<void> {
  const { server } = target
  const idle: number[] = []
  const busy: number[] = []
  let logins = 0
  for (let round = 0; round < rounds; round++) {
    idle.push((await measure(target, pace)).p99)
    const rush = startRush(server)
    busy.push((await measure(target, pace)).p99)
    logins += await rush.end()
  }
  const perSecond = Math.round(logins / pace.seconds / rounds)
  console.log(
    `A member's own 20 prayer requests while people sign in (${perSecond} logins a second), 200 calls a second:\n`,
  )
  console.table([
    { '': 'idle', 'p99 ms': median(idle), 'of each round': idle.join(', ') },
    { '': 'under logins', 'p99 ms': median(busy), 'of each round': busy.join(', ') },
  ])
  console.log('Bar: p99 under logins at most 3 times that of idle.\n')
}

/** Four clients that sign in continuously until `end`, which returns the number of logins. */
function startRush(server: Server): { end: () => Promise<number> } {
  let rushing = true
  let logins = 0
  const rush = Array.from({ length: 4 }, async () => {
    while (rushing) {
      await signIn(server, 'member')
      logins += 1
    }
  })
  return {
    async end() {
      rushing = false
      await Promise.all(rush)
      return logins
    },
  }
}
