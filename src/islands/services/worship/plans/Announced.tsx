import { useCallback } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { readPlanLinks } from '../../../../lib/contract/services/calls/plans.ts'
import type { PlanAnswer } from '../../../../lib/contract/services/plan.ts'
import { rightsOf } from '../../../../lib/workspace/rights.ts'
import { readAccount } from '../../../../stores/member.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Counts, countName } from './Counts.tsx'
import { planWords as words } from './messages.ts'

/** What belongs to the same service: announcements, its sermon, the counted offering, and attendance. */
export function Announced({ plan, show }: { plan: PlanAnswer; show: (plan: PlanAnswer) => void }) {
  const { id } = plan
  const load = useCallback(() => call(readPlanLinks, { id }), [id])
  const { data: links, reload } = useOnOpen(useLoaded(load, words.planNotLoaded))
  const rights = rightsOf(readAccount() ?? {})
  const isMedia = rights.includes('admin') || rights.includes('media')
  const hasNotices = plan.items.some(({ kind }) => kind === 'notices')
  const hasSermon = plan.items.some(({ kind }) => kind === 'sermon')
  return (
    <>
      {hasNotices && (
        <section className="grid gap-3" aria-labelledby="announced">
          <div className="staff-head">
            <h3 id="announced">{words.announced}</h3>
            {rights.includes('admin') && (
              <a className="btn" href="/super-admin#announcements">
                {words.editAnnouncements}
              </a>
            )}
          </div>
          {plan.announcements.length === 0 && <p className="text-ink-soft">{words.noAnnouncements}</p>}
          <ul className="grid gap-2">
            {plan.announcements.map((one) => (
              <li key={one.id}>
                <strong>{one.title}</strong> <span className="break-words">{one.content}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {links && (
        <section className="grid gap-3" aria-labelledby="same-service">
          <h3 id="same-service">{words.also}</h3>
          <ul className="grid gap-2">
            {links.sermons.map((sermon) => (
              <li key={`sermon ${sermon.id}`}>
                <a href={`/sermons/${sermon.id}`}>{words.sermonOf({ name: sermon.title })}</a>
              </li>
            ))}
            {links.counts
              .filter(({ is_own }) => is_own)
              .map((count) => (
                <li key={`count ${count.id}`}>
                  <a href="/books#counts">{countName(count)}</a>
                </li>
              ))}
            {links.sittings.map((sitting) => (
              <li key={`sitting ${sitting.id}`}>
                <a href="/check-in#history">
                  {words.sittingOf({ name: sitting.title, count: sitting.here })}
                </a>
              </li>
            ))}
          </ul>
          {links.may_count && (
            <Counts
              plan={plan}
              counts={links.counts}
              show={(now) => {
                show(now)
                void reload()
              }}
              outdated={() => void reload()}
            />
          )}
          <p className="flex flex-wrap gap-3">
            {isMedia && hasSermon && (
              <a className="btn" href={`/media-dashboard/add-sermon#plan=${id}`}>
                {words.sermonEntry}
              </a>
            )}
            {(rights.includes('treasurer') || rights.includes('counter')) && (
              <a className="btn" href="/books#counts">
                {words.openCounts}
              </a>
            )}
            {(rights.includes('admin') || rights.includes('usher')) && (
              <a className="btn" href="/check-in#desk">
                {words.openCheckIn}
              </a>
            )}
          </p>
        </section>
      )}
    </>
  )
}
