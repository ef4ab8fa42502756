import { lazy, Suspense, useMemo } from 'react'
import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import { useRows } from '../../../../components/staff/lists/useRows.ts'
import { deleteFellowshipEvent } from '../../../../lib/api/services/events.ts'
import type { ChurchEvent } from '../../../../lib/contract/services/event.ts'
import { hasWords } from '../../../../lib/text/has-words.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { today } from '../../../../lib/time/today.ts'
import { lastDayOf } from '../../../../lib/time/upcoming.ts'
import { CrudSection } from '../../../staff/CrudSection.tsx'
import { ShowChart } from '../../../staff/charts/ShowChart.tsx'
import { eventActs } from '../../../staff/entries/event-acts.tsx'
import { SeriesChoice, useSeriesScope } from '../../../staff/entries/SeriesChoice.tsx'
import { AllEvents, SeriesDays } from '../../../staff/entries/SeriesDays.tsx'
import { amongEvents } from '../../../staff/entries/series-rows.ts'
import { eventList, eventStates, eventsIn } from '../../../staff/lists/events.tsx'
import { MarksNotice } from '../MarksNotice.tsx'
import { leaderWords } from '../messages.ts'
import { useAttendance } from '../useAttendance.ts'
import { useLedFellowship } from '../useLeader.ts'

const MeetingsChart = lazy(() =>
  import('../MeetingsChart.tsx').then((module) => ({ default: module.MeetingsChart })),
)
const EventDialog = lazy(() =>
  import('../EventDialog.tsx').then((module) => ({ default: module.EventDialog })),
)

/** The fellowship's events and their attendance (spec 2 §2, Events). */
export function Events() {
  const { fellowship, assisting, events, marks } = useLedFellowship()
  const attendance = useAttendance()
  const { scope, choose } = useSeriesScope()
  const rows = events.part?.rows
  const among = useMemo(() => amongEvents(rows), [rows])
  const list = useRows(events, { matches, values, states: eventsIn, among })

  async function remove(event: ChurchEvent): Promise<void> {
    if (fellowship) await deleteFellowshipEvent(fellowship.id, event, scope.current)
    if (event.series !== null) void events.reload()
    marks.forget(event.id)
  }

  return (
    <div>
      <MarksNotice />
      <CrudSection
        {...eventList()}
        why={leaderWords.whyEvents}
        advice={(add) => (
          <button className="btn btn-primary" type="button" disabled={!fellowship} onClick={add}>
            {leaderWords.createFirstEvent}
          </button>
        )}
        list={list}
        badge={(row) => <SeriesDays event={row} list={list} />}
        acts={[
          {
            name: leaderWords.attendance,
            press: attendance.open,
            busy: ({ id }) => attendance.opening === id,
          },
          {
            name: leaderWords.registration,
            when: (event) => lastDayOf(event) >= today(),
            href: ({ id }) => `/church-forms#registrations?event=${id}`,
          },
          ...eventActs((event) => events.change(event.id, event), fellowship?.id),
        ]}
        edit={{
          dialog: (row, close) => (
            <Suspense fallback={null}>
              <EventDialog event={row} close={close} />
            </Suspense>
          ),
        }}
        add={{ name: leaderWords.createEvent, disabled: !fellowship }}
        {...(!assisting && {
          remove: {
            call: remove,
            bin: 'event' as const,
            text: leaderWords.attendanceGoes,
            canUndo: () => scope.current === 'one',
            ask: ({ repeats }: ChurchEvent) => repeats && <SeriesChoice choose={choose} />,
          },
        })}
        filters={<ListFilter list={list} label={leaderWords.status} options={eventStates()} />}
      >
        <AllEvents list={list} />
        {fellowship && (
          <ShowChart>
            <MeetingsChart fellowship={fellowship.id} />
          </ShowChart>
        )}
      </CrudSection>
      {attendance.event && attendance.loaded && (
        <attendance.loaded.Dialog
          key={attendance.event.id}
          event={attendance.event}
          records={attendance.loaded.records}
          close={attendance.close}
        />
      )}
    </div>
  )
}

const matches = ({ title, description, location, date }: ChurchEvent, words: string) =>
  hasWords(`${title} ${description} ${location} ${formatDay(date)}`, words)

const values = {
  title: ({ title }: ChurchEvent) => title,
  date: ({ date, time }: ChurchEvent) => `${date} ${time}`,
}
