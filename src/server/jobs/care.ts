import type { Background } from '../background.ts'
import { addAbsenceTasks } from '../care/absence.ts'
import type { Db } from '../db/tables.ts'

const hourly = 60 * 60 * 1000

type Watching = { db: Db; now: () => Date; background: Background }

/** Runs now and every hour: adds care tasks for absent people. Returns a function that stops it. */
export function startCareJob({ background, ...deps }: Watching): () => void {
  const watch = () => background.run(addAbsenceTasks(deps))
  watch()
  const timer = setInterval(watch, hourly)
  timer.unref()
  return () => clearInterval(timer)
}
