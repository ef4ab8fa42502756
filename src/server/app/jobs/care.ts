import { addAbsenceTasks } from '../../care/care/absence.ts'
import type { Background } from '../../platform/background.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'

const hourly = 60 * 60 * 1000

type Watching = { db: Db; now: () => Date; background: Background }

/** Runs now and every hour, while the church uses care: adds care tasks for absent people. Returns a function that stops it. */
export function startCareJob({ background, ...deps }: Watching): () => void {
  const watch = () => background.run(addTasks(deps))
  watch()
  const timer = setInterval(watch, hourly)
  timer.unref()
  return () => clearInterval(timer)
}

/** Adds what is due. A church that does without care has no tasks. */
async function addTasks(deps: Omit<Watching, 'background'>): Promise<void> {
  if (!(await readModulesOff(deps.db)).has('care')) await addAbsenceTasks(deps)
}
