import { lazy, useState } from 'react'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { listCheckInSessions, readToday } from '../../../lib/api/services/check-in.ts'
import type { CheckInSessionRowAnswer } from '../../../lib/contract/services/check-in.ts'
import { today } from '../../../lib/time/today.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { ShowChart } from '../../staff/charts/ShowChart.tsx'
import { exportList } from '../../staff/export-list.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { usePages } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { bothCounts } from './both-counts.ts'
import { checkInWords } from './messages.ts'

const AttendanceChart = lazy(() =>
  import('./AttendanceChart.tsx').then((module) => ({ default: module.AttendanceChart })),
)

const kinds = ['men', 'women', 'children', 'visitors'] as const
type Kind = (typeof kinds)[number]

const nameOf = (title: string, branch: string) => [title, branch].filter(Boolean).join(', ')

/** Both counts in one cell: `40 counted, 32 marked`. */
const both = ({ counted, marked }: CheckInSessionRowAnswer, kind: Kind) =>
  bothCounts(counted[kind], marked[kind])

const columns = (): readonly Column<CheckInSessionRowAnswer>[] => [
  {
    title: checkInWords.service,
    order: 'title',
    cell: ({ title, branch_name }) => <RowName>{nameOf(title, branch_name)}</RowName>,
  },
  { title: checkInWords.day, order: 'day', cell: ({ day }) => shownDay(day) },
  { title: checkInWords.markedColumn, inCard: 'labelled', cell: ({ marked }) => marked.all },
  { title: checkInWords.men, inCard: 'labelled', cell: (row) => both(row, 'men') },
  { title: checkInWords.women, inCard: 'labelled', cell: (row) => both(row, 'women') },
  { title: checkInWords.children, inCard: 'labelled', cell: (row) => both(row, 'children') },
  { title: checkInWords.visitors, inCard: 'labelled', cell: (row) => both(row, 'visitors') },
]

/** The newest check-in sessions are taken into a file. */
const mostInFile = 1000

/** Check-in sessions with what was counted and who was marked, for admins and pastors. */
export function History() {
  const list = usePages(listCheckInSessions)
  const { data: answer } = useOnOpen(useLoaded(readToday))
  const [saving, setSaving] = useState(false)

  async function save(): Promise<void> {
    setSaving(true)
    try {
      const { rows } = await listCheckInSessions({ ...list.query, limit: mostInFile, offset: 0 })
      await exportList({
        list: 'check-ins',
        filter: list.query.search,
        file: `check-ins-${today()}.csv`,
        headings: [
          checkInWords.day,
          checkInWords.service,
          checkInWords.allMarked,
          checkInWords.menCounted,
          checkInWords.menMarked,
          checkInWords.womenCounted,
          checkInWords.womenMarked,
          checkInWords.childrenCounted,
          checkInWords.childrenMarked,
          checkInWords.visitorsCounted,
          checkInWords.visitorsMarked,
          checkInWords.genderNotSpecified,
        ],
        cells: rows.map(({ day, title, branch_name, counted, marked }) => [
          day,
          nameOf(title, branch_name),
          String(marked.all),
          ...kinds.flatMap((kind) => [String(counted[kind] ?? ''), String(marked[kind])]),
          String(marked.unsaid),
        ]),
      })
    } catch (error) {
      reportFailure(error, checkInWords.listNotSaved)
    } finally {
      setSaving(false)
    }
  }

  return (
    <ListSection
      title={checkInWords.attendance}
      list={list}
      search={checkInWords.searchServices}
      empty={checkInWords.noHistory}
      why={checkInWords.whyHistory}
      columns={columns()}
    >
      {answer?.may.includes('export') && (
        <button
          className="btn"
          type="button"
          disabled={saving}
          aria-busy={saving}
          onClick={() => void save()}
        >
          {checkInWords.downloadCsv}
        </button>
      )}
      <ShowChart>
        <AttendanceChart />
      </ShowChart>
    </ListSection>
  )
}
