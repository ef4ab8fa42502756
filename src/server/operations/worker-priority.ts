import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets the threads that hash passwords, and read and write files, give way to the one that answers: on a small machine a rush
 * of logins would take its turns. Only where the system knows threads by number (Linux).
 */
export function lowerWorkerPriority(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8')
      if (name.startsWith('libuv-worker'))
        setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
    }
  } catch {
    // They share the turns then, as everywhere.
  }
}
