import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lowers the priority of libuv's worker threads (password hashes, file access) below the main thread's, which on a
 * small machine would otherwise lose CPU time in a rush of logins. Works only on Linux, where threads have numbers. Of a program that was
 * started by `nice` they are as much lower, as far as there is a lower priority.
 */
export function lowerWorkerPriority(): void {
  try {
    const lower = getPriority() + constants.priority.PRIORITY_BELOW_NORMAL
    for (const thread of readdirSync('/proc/self/task')) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8')
      if (name.startsWith('libuv-worker'))
        setPriority(Number(thread), Math.min(lower, constants.priority.PRIORITY_LOW))
    }
  } catch {
    // All threads then have the same priority, as on other systems.
  }
}
