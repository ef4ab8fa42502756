import { addAbsenceTasks } from '../../care/care/absence.ts'
import type { Background } from '../../platform/background.ts'
import type { Db } from '../../platform/db/tables.ts'

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
