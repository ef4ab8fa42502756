import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Interval at which the event loop writes a line to the watchdog, in milliseconds. */
const beat = 500

/**
 * The watchdog's program. `read` succeeds with each line of the event loop, fails with more than 128 when none came in time, and with less when
 * the pipe is closed: the server has stopped the watchdog, or has ended. After a machine's sleep both processes wake at once, so the loop gets
 * one extra second.
 */
const program = `trap '' HUP INT TERM
while :; do
  read -r -t "$1"; status=$?
  if [ $status -gt 128 ]; then read -r -t 1; status=$?; fi
  if [ $status -gt 128 ]; then
    printf '%s\\n' "\${2/@time@/$(date -u +%FT%TZ)}"
    kill -KILL "$PPID"
  fi
  if [ $status -gt 0 ]; then exit; fi
done`

/** A watchdog's log line: the limit in milliseconds, whether as JSON, and where to say that there is no watchdog. */
type WatchdogSettings = { limit: number; json: boolean; warn: (message: string) => void }

/**
 * A watchdog for the event loop: a process of a shell, of less than 1 MB. If the loop writes it no line for `limit` milliseconds, it logs a
 * line and kills this process with SIGKILL, so that systemd or Docker restarts it. Without bash there is a warning instead. Returns a function
 * that stops the watchdog.
 */
export function openWatchdog({ limit, json, warn }: WatchdogSettings): () => Promise<void> {
  const message = `The event loop stood still for ${limit / 1000} seconds (WATCHDOG_SECONDS). The process ends, to be started anew.`
  const line = json ? JSON.stringify({ level: 'fatal', time: '@time@', msg: message }) : message
  const shell = spawn('bash', ['-c', program, 'watchdog', String(limit / 1000), line], {
    stdio: ['pipe', 'inherit', 'ignore'],
  })
  const ended = once(shell, 'close').catch(() => undefined)
  shell.on('error', (error) => warn(`There is no watchdog (WATCHDOG_SECONDS): ${error.message}`))
  // A shell that has ended reads no more lines.
  shell.stdin.on('error', () => undefined)
  const timer = setInterval(() => shell.stdin.write('\n'), beat).unref()
  return async () => {
    clearInterval(timer)
    shell.stdin.end()
    await ended
  }
}
