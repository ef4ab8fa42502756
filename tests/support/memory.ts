import { readFileSync } from 'node:fs'

/** The peak memory of a process, in megabytes. */
export const highWater = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
