import { useEffect } from 'react'
import { type RowsProps, RowsSection } from '../../../components/staff/RowsSection.tsx'
import {
  fellowshipCalls,
  type Part,
  prayerCalls,
  sermonCalls,
  testimonyCalls,
} from '../../../lib/api/staff.ts'
import type {
  StaffEvent,
  StaffFellowship,
  StaffLog,
  StaffPrayer,
  StaffSermon,
  StaffTestimony,
} from '../../../lib/contract/staff.ts'
import { testimonyCategoryName } from '../../../lib/contract/testimony.ts'
import { hasWords } from '../../../lib/words.ts'
import { useWhole } from '../../staff/useWhole.ts'
import { eventColumns } from '../columns/events.tsx'
import { fellowshipColumns } from '../columns/fellowships.tsx'
import { logColumns } from '../columns/logs.tsx'
import { prayerColumns } from '../columns/prayer-requests.tsx'
import { sermonColumns } from '../columns/sermons.tsx'
import { testimonyColumns } from '../columns/testimonies.tsx'
import { useShared } from './useFirst.ts'

/* The tabs that are looked at only. The calls of three lists are not in the specification: they are made when their tab is opened. */

type Whole<Row> = { found: Part<Row> | undefined; loading: boolean; reload: () => Promise<void> }
type Props<Row> = RowsProps<Row> & { of: Whole<Row> }

function List<Row extends { id: number }>({ of: { found, loading, reload }, ...section }: Props<Row>) {
  return <RowsSection rows={found?.rows} loading={loading} reload={reload} {...section} />
}

function useOwn<Row>(load: () => Promise<Part<Row>>): Whole<Row> {
  const whole = useWhole(load)
  const { reload } = whole
  useEffect(() => {
    void reload()
  }, [reload])
  return whole
}

export function Fellowships() {
  return (
    <List
      of={useOwn(fellowshipCalls.all)}
      title="Fellowships"
      search="Search fellowships..."
      empty="No fellowships found"
      columns={fellowshipColumns}
      matches={(row: StaffFellowship, words) =>
        hasWords(`${row.name} ${row.location} ${row.leader_name} ${row.meeting_day}`, words)
      }
      values={byName}
    />
  )
}

export function Events() {
  return (
    <List
      of={useShared().events}
      title="Events"
      search="Search events..."
      empty="No events found"
      columns={eventColumns}
      matches={(row: StaffEvent, words) => hasWords(`${row.title} ${row.description} ${row.location}`, words)}
      values={byTitleAndDate}
    />
  )
}

export function Sermons() {
  return (
    <List
      of={useOwn(sermonCalls.all)}
      title="Sermons"
      search="Search sermons..."
      empty="No sermons found"
      columns={sermonColumns}
      matches={(row: StaffSermon, words) => hasWords(`${row.title} ${row.preacher} ${row.scripture}`, words)}
      values={byTitleAndDate}
    />
  )
}

export function PrayerRequests() {
  return (
    <List
      of={useOwn(prayerCalls.all)}
      title="Prayer Requests"
      search="Search prayer requests..."
      empty="No prayer requests found"
      columns={prayerColumns}
      matches={(row: StaffPrayer, words) =>
        hasWords(`${row.user_name || 'Anonymous'} ${row.title} ${row.description}`, words)
      }
      values={byTitleAndMoment}
    />
  )
}

export function Testimonies() {
  return (
    <List
      of={useOwn(testimonyCalls.all)}
      title="Testimonies"
      search="Search testimonies..."
      empty="No testimonies found"
      columns={testimonyColumns}
      matches={(row: StaffTestimony, words) =>
        hasWords(`${row.user_name} ${testimonyCategoryName(row.category)} ${row.testimony}`, words)
      }
      values={byTitleAndMoment}
    />
  )
}

export function Logs() {
  return (
    <List
      of={useShared().logs}
      title="Logs"
      search="Search logs..."
      empty="No system logs found"
      columns={logColumns}
      matches={(row: StaffLog, words) =>
        hasWords(
          `${row.username || 'System'} ${row.action} ${row.detail} ${row.ip_address} ${row.status}`,
          words,
        )
      }
      values={byId}
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
