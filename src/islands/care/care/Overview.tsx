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
  const { data: overview } = useOnOpen(useLoaded(loadOverview, careWords.overviewNotLoaded))
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
    [careWords.peopleInCare, overview.people],
    [careWords.openTasks, overview.open],
    [careWords.overdue, overview.overdue],
    [careWords.doneInMonth, overview.done],
    [careWords.openCards, overview.newcomers],
    [careWords.unassignedForDay, overview.late],
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
      {overview.branches.length > 0 && <ByGroup group="branch" rows={overview.branches} />}
      {overview.fellowships.length > 0 && <ByGroup group="fellowship" rows={overview.fellowships} />}
    </div>
  )
}

type Groups = { group: 'branch' | 'fellowship'; rows: CareOverviewAnswer['fellowships'] }

function ByGroup({ group, rows }: Groups) {
  const isBranch = group === 'branch'
  const title = isBranch ? careWords.branch : careWords.fellowship
  const nameless = isBranch ? careWords.withoutBranch : careWords.withoutFellowship
  return (
    <div className="table-scroll">
      <table className="table list">
        <caption className="sr-only">{isBranch ? careWords.byBranch : careWords.byFellowship}</caption>
        <thead>
          <tr>
            {[title, careWords.people, careWords.open, careWords.overdue, careWords.doneInMonth].map(
              (head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, people, open, overdue, done }) => (
            <tr key={id ?? 0}>
              <td className="card-name" data-label={title}>
                <span>
                  <strong>{name || nameless}</strong>
                </span>
              </td>
              {(
                [
                  [careWords.people, people],
                  [careWords.open, open],
                  [careWords.overdue, overdue],
                  [careWords.doneInMonth, done],
                ] as const
              ).map(([head, count]) => (
                <td className="card-labelled" data-label={head} key={head}>
                  <span data-label={head}>{count}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
