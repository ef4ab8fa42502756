import { bringAboutDue, isDue as isChurchDue } from '../../giving/payment-details/bring-about.ts'
import type { Deps } from '../../platform/context.ts'
import { forgetChurchSettings } from '../../settings/church-settings/repo.ts'
import { isDue, publishDue } from '../../website/cms/versions.ts'

/** Interval of the job in milliseconds: a scheduled page is published this late at most. */
const tenSeconds = 10_000

type Publishing = Pick<Deps, 'db' | 'cache' | 'now' | 'background'>

/** Publishes the pages whose time has come, now and every ten seconds. Returns a function that stops it. */
export function startPublishingJob(deps: Publishing): () => void {
  const look = () => deps.background.run(publishPages(deps))
  look()
  const timer = setInterval(look, tenSeconds)
  timer.unref()
  return () => clearInterval(timer)
}

/** Publishes the pages whose time has come, and the payment details of a church in which nobody else could approve them. */
export async function publishPages({ db, cache, now }: Omit<Publishing, 'background'>): Promise<void> {
  if (await isDue(db, now())) {
    const published = await db.transaction().execute((transaction) => publishDue(transaction, now()))
    if (published > 0) cache.invalidate('pages')
  }
  if (!(await isChurchDue(db, now()))) return
  await db.transaction().execute((transaction) => bringAboutDue(transaction, now()))
  forgetChurchSettings(db)
  cache.invalidate('church settings')
}
