import { lazy, Suspense } from 'react'
import { call } from '../../../lib/api/call.ts'
import { readOverview } from '../../../lib/contract/care/calls/care.ts'
import type { CareOverviewAnswer } from '../../../lib/contract/care/care.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { careWords } from './messages.ts'

const StepsChart = lazy(() => import('./StepsChart.tsx').then((module) => ({ default: module.StepsChart })))

const loadOverview = () => call(readOverview)

/** How many are cared for and what is overdue, in all, by fellowship and by branch: counts without a word. */
export function Overview() {
  const { data: overview } = useOnOpen(useLoaded(loadOverview, 'The overview could not be loaded.'))
  if (!overview)
    return (
      <div
        className="skeleton min-h-60"
        role="status"
        aria-busy="true"
        aria-label={careWords.loadingOverview}
      />
    )
  const counts = [
    ['People in care', overview.people],
    ['Open tasks', overview.open],
    ['Overdue', overview.overdue],
    ['Done in 30 days', overview.done],
    ['Open newcomer cards', overview.newcomers],
    ['Unassigned for a day', overview.late],
  ] as const
  return (
    <div className="grid gap-5">
      <h2>{careWords.careOverview}</h2>
      <ul className="staff-counts">
        {counts.map(([title, count]) => (
          <li className="card" key={title}>
            <p className="staff-count">{count}</p>
            <p>{title}</p>
          </li>
        ))}
      </ul>
      <Suspense fallback={<div className="skeleton min-h-80" />}>
        <StepsChart />
      </Suspense>
      {overview.branches.length > 0 && <ByGroup group="Branch" rows={overview.branches} />}
      {overview.fellowships.length > 0 && <ByGroup group="Fellowship" rows={overview.fellowships} />}
    </div>
  )
}

type Groups = { group: 'Branch' | 'Fellowship'; rows: CareOverviewAnswer['fellowships'] }

function ByGroup({ group, rows }: Groups) {
  const word = group.toLowerCase()
  return (
    <div className="table-scroll">
      <table className="table list">
        <caption className="sr-only">By {word}</caption>
        <thead>
          <tr>
            {[group, 'People', 'Open', 'Overdue', 'Done in 30 days'].map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, people, open, overdue, done }) => (
            <tr key={id ?? 0}>
              <td className="card-name" data-label={group}>
                <span>
                  <strong>{name || `Without a ${word}`}</strong>
                </span>
              </td>
              {(
                [
                  ['People', people],
                  ['Open', open],
                  ['Overdue', overdue],
                  ['Done in 30 days', done],
                ] as const
              ).map(([title, count]) => (
                <td className="card-labelled" data-label={title} key={title}>
                  <span data-label={title}>{count}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
