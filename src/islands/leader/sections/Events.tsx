import { lazy, Suspense } from 'react'
import type { Column } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import { excerptOf } from '../../../components/staff/words.ts'
import { deleteFellowshipEvent } from '../../../lib/api/events.ts'
import type { ChurchEvent } from '../../../lib/contract/event.ts'
import { formatDay } from '../../../lib/dates.ts'
import { hasWords } from '../../../lib/every-page/words.ts'
import { statusOf } from '../../../lib/upcoming.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { LeaderList } from '../LeaderList.tsx'
import { MarksNotice } from '../MarksNotice.tsx'
import { useAttendance } from '../useAttendance.ts'
import { useLedFellowship } from '../useLeader.ts'

const EventDialog = lazy(() => import('../EventDialog.tsx').then((found) => ({ default: found.EventDialog })))

/** The fellowship's events and their attendance (spec 2 §2, Events). */
export function Events() {
  const { fellowship, events, marks, again } = useLedFellowship()
  const attendance = useAttendance()
  const { opened, open, close, rowFor } = useOpened<'write' | 'delete', ChurchEvent>()
  const leaving = rowFor('delete')

  async function remove(leaver: ChurchEvent): Promise<void> {
    if (!fellowship) return
    await deleteFellowshipEvent(fellowship.id, leaver)
    marks.forget(leaver.id)
    events.change((rows) => rows.filter(({ id }) => id !== leaver.id))
  }

  return (
    <>
      <div>
        <MarksNotice />
        <LeaderList
          title="Events"
          of={events}
          search="Search events..."
          empty="No events found"
          columns={columns}
          matches={matches}
          values={values}
          actions={(row) => (
            <>
              <RowAct
                name="Attendance"
                of={row.title}
                act={() => attendance.open(row)}
                busy={attendance.opening === row.id}
              />
              <RowAct name="Edit" of={row.title} act={() => open('write', row)} />
              <RowAct name="Delete" of={row.title} act={() => open('delete', row)} danger />
            </>
          )}
        >
          <button
            className="btn btn-primary"
            type="button"
            disabled={!fellowship}
            onClick={() => open('write')}
          >
            Create Event
          </button>
        </LeaderList>
      </div>
      {opened?.act === 'write' && (
        <Suspense fallback={null}>
          <EventDialog event={opened.row} close={close} />
        </Suspense>
      )}
      {attendance.event && attendance.loaded && (
        <attendance.loaded.Dialog
          key={attendance.event.id}
          event={attendance.event}
          records={attendance.loaded.records}
          close={attendance.close}
        />
      )}
      {leaving && (
        <DeleteDialog
          kind="event"
          name={leaving.title}
          text="Its attendance goes with it."
          remove={() => remove(leaving)}
          outdated={() => void again(events)()}
          close={close}
        />
      )}
    </>
  )
}

const matches = ({ title, description, location, date }: ChurchEvent, words: string) =>
  hasWords(`${title} ${description} ${location} ${formatDay(date)}`, words)

const values = {
  title: ({ title }: ChurchEvent) => title,
  date: ({ date, time }: ChurchEvent) => `${date} ${time}`,
}

const columns: readonly Column<ChurchEvent>[] = [
  {
    title: 'Event',
    order: 'title',
    cell: ({ title, description }) => (
      <>
        <strong>{title}</strong>
        <br />
        <span className="text-ink-soft">{excerptOf(description)}</span>
      </>
    ),
  },
  {
    title: 'Date and Time',
    order: 'date',
    cell: (event) => <When {...event} />,
  },
  { title: 'Location', cell: ({ is_online, location }) => (is_online ? 'Online Meeting' : location) },
  {
    title: 'Status',
    cell: (event) => <StatusBadge status={statusOf(event)} />,
  },
]
