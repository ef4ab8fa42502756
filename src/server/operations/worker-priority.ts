import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of libuv's worker threads (password hashes, file access) below the main thread's, which on a
 * small machine would otherwise lose CPU time in a rush of logins. Works only on Linux, where threads have numbers.
 */
export function lowerWorkerPriority(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8')
      if (name.startsWith('libuv-worker'))
        setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
    }
  } catch {
    // All threads then have the same priority, as on other systems.
  }
}
