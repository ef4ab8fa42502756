import { proposeDue } from '../../giving/books/recurring/propose.ts'
import { sendRoots } from '../../giving/books/verify/root-emails.ts'
import type { Deps } from '../../platform/context.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'

/** In milliseconds. */
const hourly = 60 * 60 * 1000

type Sending = Pick<Deps, 'db' | 'mail' | 'cache' | 'now' | 'background'>

/** Sends the root of the books each month, and proposes recurring vouchers on their day, now and every hour, while the church uses books. Returns a function that stops it. */
export function startBooksJob(deps: Sending): () => void {
  const run = async () => {
    if ((await readModulesOff(deps.db)).has('books')) return
    await proposeDue(deps.db, deps.now())
    if (await sendRoots(deps)) deps.cache.invalidate('published years')
  }
  const start = () => deps.background.run(run())
  start()
  const timer = setInterval(start, hourly)
  timer.unref()
  return () => clearInterval(timer)
}
