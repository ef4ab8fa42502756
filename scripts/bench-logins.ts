import { measure, type Server, signIn } from './bench-tools.ts'

/** A steady stream of calls that leaves the machine room: what is measured is the waiting, not the crowd. */
const pace = { seconds: 5, connections: 4, rate: 200 }
const target = { name: 'list', path: '/backend/api/prayer_requests/?limit=20' }

/** How long others wait while people sign in without a pause: argon2 must not stand in their way. */
export async function benchLogins(server: Server): Promise<void> {
  const idle = await measure({ ...target, server }, pace)
  let rushing = true
  let logins = 0
  const rush = Array.from({ length: 4 }, async () => {
    while (rushing) {
      await signIn(server, 'member')
      logins += 1
    }
  })
  const busy = await measure({ ...target, server }, pace)
  rushing = false
  await Promise.all(rush)
  console.log(
    `Others while people sign in (${Math.round(logins / pace.seconds)} logins a second), 200 calls a second:\n`,
  )
  console.table([
    { '': 'idle', 'p99 ms': idle.p99 },
    { '': 'under logins', 'p99 ms': busy.p99 },
  ])
  console.log('Bar: p99 under logins at most 3 times that of idle.\n')
}
