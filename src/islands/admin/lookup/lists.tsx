import { useMemo } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import { useRows } from '../../../components/staff/lists/useRows.ts'
import { listPrayerRequests } from '../../../lib/api/care/prayer-requests.ts'
import { listTestimonies } from '../../../lib/api/care/testimonies.ts'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'
import { sermonCalls } from '../../../lib/api/media/sermons.ts'
import type { PrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'
import type { Fellowship } from '../../../lib/contract/groups/fellowship.ts'
import type { StaffSermon } from '../../../lib/contract/media/sermon.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { LogEntry } from '../../../lib/contract/settings/system-log.ts'
import { hasWords } from '../../../lib/text/has-words.ts'
import { AllEvents, SeriesDays } from '../../staff/entries/SeriesDays.tsx'
import { amongEvents } from '../../staff/entries/series-rows.ts'
import { eventList, eventStates, eventsIn } from '../../staff/lists/events.tsx'
import { fellowshipList } from '../../staff/lists/fellowships.tsx'
import { logColumns } from '../../staff/lists/logs.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { prayerList, prayerStates, prayersIn } from '../../staff/lists/prayer-requests.tsx'
import { sermonList } from '../../staff/lists/sermons.tsx'
import { testimoniesIn, testimonyList, testimonyStates } from '../../staff/lists/testimonies.tsx'
import { useCollection } from '../../staff/useCollection.ts'
import { useOnOpen } from '../../staff/useLoaded.ts'
import { lookupWords } from './messages.ts'
import { useSharedLookup } from './useAdminLookup.ts'

/* The read-only tabs. */

export function Fellowships() {
  return (
    <ListSection
      list={useRows(useOnOpen(useCollection(listFellowships)), {
        matches: (row: Fellowship, words) =>
          hasWords(`${row.name} ${row.location} ${row.leader_name} ${row.meeting_day}`, words),
        values: byName,
      })}
      {...fellowshipList()}
    />
  )
}

export function Events() {
  const { events } = useSharedLookup()
  const rows = events.part?.rows
  const among = useMemo(() => amongEvents(rows), [rows])
  const list = useRows(events, {
    among,
    matches: (row: ChurchEvent, words) => hasWords(`${row.title} ${row.description} ${row.location}`, words),
    values: byTitleAndDate,
    states: eventsIn,
  })
  return (
    <ListSection
      list={list}
      {...eventList()}
      badge={(event) => <SeriesDays event={event} list={list} />}
      filters={<ListFilter list={list} label={listWords.status} options={eventStates()} />}
    >
      <AllEvents list={list} />
    </ListSection>
  )
}

export function Sermons() {
  return (
    <ListSection
      list={useRows(useOnOpen(useCollection(sermonCalls.all)), {
        matches: (row: StaffSermon, words) =>
          hasWords(`${row.title} ${row.preacher} ${row.scripture}`, words),
        values: byTitleAndDate,
      })}
      {...sermonList()}
    />
  )
}

export function PrayerRequests() {
  const list = useRows(useOnOpen(useCollection(listPrayerRequests)), {
    matches: (row: PrayerRequest, words) =>
      hasWords(`${row.user_name || listWords.anonymous} ${row.title} ${row.description}`, words),
    values: byTitleAndMoment,
    states: prayersIn,
  })
  return (
    <ListSection
      list={list}
      {...prayerList()}
      filters={<ListFilter list={list} label={listWords.status} options={prayerStates()} />}
    />
  )
}

export function Testimonies() {
  const list = useRows(useOnOpen(useCollection(listTestimonies)), {
    matches: (row: Testimony, words) =>
      hasWords(`${row.user_name} ${testimonyCategoryName(row.category)} ${row.content}`, words),
    values: byTitleAndMoment,
    states: testimoniesIn,
  })
  return (
    <ListSection
      list={list}
      {...testimonyList()}
      filters={<ListFilter list={list} label={listWords.status} options={testimonyStates()} />}
    />
  )
}

export function Logs() {
  return (
    <ListSection
      list={useRows(useSharedLookup().logs, {
        matches: (row: LogEntry, words) =>
          hasWords(
            `${row.username || lookupWords.system} ${row.action} ${row.detail} ${row.ip_address} ${row.status}`,
            words,
          ),
        values: byId,
      })}
      title={lookupWords.logs}
      search={lookupWords.searchLogs}
      empty={lookupWords.noSystemLogsFound}
      why={lookupWords.eachActThatChanges}
      columns={logColumns()}
    />
  )
}

type Named = { name: string }
type Dated = { title: string; date: string }
type Written = { title: string; created_at: string }

const byName = { name: ({ name }: Named) => name }
const byTitleAndDate = { title: ({ title }: Dated) => title, date: ({ date }: Dated) => date }
const byTitleAndMoment = {
  title: ({ title }: Written) => title,
  created_at: ({ created_at }: Written) => created_at,
}
const byId = { id: ({ id }: { id: number }) => id }
