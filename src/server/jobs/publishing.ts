import type { Deps } from '../context.ts'
import { publishDue } from '../page-content/repo.ts'

/** In milliseconds. What waits is found by an index, so that a look costs next to nothing. */
const often = 10_000

type Publishing = Pick<Deps, 'db' | 'cache' | 'now' | 'background'>

/** Shows the pages whose hour has come, now and every ten seconds. Returns a function that stops it. */
export function startPublishingJob({ background, ...deps }: Publishing): () => void {
  const look = () => background.run(showDue(deps))
  look()
  const timer = setInterval(look, often)
  timer.unref()
  return () => clearInterval(timer)
}

/** Shows the pages whose hour has come, in every process. */
export async function showDue({ db, cache, now }: Omit<Publishing, 'background'>): Promise<void> {
  const waiting = await db
    .selectFrom('page_text')
    .select('page_id')
    .where('next_at', '<=', now().toISOString())
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return
  const shown = await db.transaction().execute((transaction) => publishDue(transaction, now()))
  if (shown > 0) cache.invalidate('pages')
}
