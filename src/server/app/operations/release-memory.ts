import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Interval at which memory is given back, in milliseconds. */
const interval = 10_000

/** A quiet interval: the share of it in which the event loop is busy. */
const quietShare = 0.02

/** What is collected on a quiet machine: at least this many bytes since the last collection. */
const worthCollecting = 4 * 1024 * 1024

/**
 * Called at the end of the start: frees what only the start needed, and keeps freeing unused memory from then on. Switches on the
 * optimising compilers, which the command line switches off: a start does not gain from them, and their code takes 9 MB
 * (docs/decisions/server.md#small-process).
 */
export async function releaseStartMemory(): Promise<void> {
  collectGarbage()
  for (const compiler of ['--maglev', '--turbofan']) setFlagsFromString(compiler)
  const trim = await openTrim()
  trim()
  releaseRegularly(trim)
}

/** Gives back what the C library keeps free and, after half a minute without work, what V8 would collect with the next requests. */
function releaseRegularly(trim: () => void): void {
  let since = performance.eventLoopUtilization()
  let used = getHeapStatistics().used_heap_size
  let quiet = 0
  setInterval(() => {
    const until = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(until, since)
    since = until
    quiet = utilization < quietShare ? quiet + 1 : 0
    if (quiet > 3) return
    if (quiet === 3 && getHeapStatistics().used_heap_size > used + worthCollecting) {
      collectGarbage()
      used = getHeapStatistics().used_heap_size
    }
    trim()
  }, interval).unref()
}

/** V8 collects when a heap grows, and the heap of an idle process does not. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // Only contexts that are created after the flag was set have `gc`.
  const collect = runInNewContext('gc') as typeof globalThis.gc
  // The garbage of the first collection refers to compiled code, which the next collections free.
  for (let time = 0; time < 3; time++) collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * `malloc_trim` of the GNU C library, which takes about a millisecond. Does nothing where the system or this Node has none, or where the command
 * line does not accept experimental parts of Node (scripts/setup/setup.mjs), of which Node would warn.
 */
async function openTrim(): Promise<() => void> {
  const nothing = () => undefined
  if (!process.execArgv.includes('--disable-warning=ExperimentalWarning')) return nothing
  try {
    const { dlopen } = await import('node:ffi')
    const { functions } = dlopen('libc.so.6', { malloc_trim: { arguments: ['u64'], return: 'i32' } })
    return () => void functions.malloc_trim(0n)
  } catch {
    return nothing
  }
}
