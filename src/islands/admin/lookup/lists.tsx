import { fellowshipCalls } from '../../../lib/api/fellowships.ts'
import { prayerCalls } from '../../../lib/api/prayer-requests.ts'
import { sermonCalls } from '../../../lib/api/sermons.ts'
import { testimonyCalls } from '../../../lib/api/testimonies.ts'
import type { ChurchEvent } from '../../../lib/contract/event.ts'
import type { Fellowship } from '../../../lib/contract/fellowship.ts'
import type { PrayerRequest } from '../../../lib/contract/prayer-request.ts'
import type { StaffSermon } from '../../../lib/contract/sermon.ts'
import type { LogEntry } from '../../../lib/contract/system-log.ts'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/testimony.ts'
import { hasWords } from '../../../lib/every-page/words.ts'
import { eventColumns } from '../columns/events.tsx'
import { fellowshipColumns } from '../columns/fellowships.tsx'
import { logColumns } from '../columns/logs.tsx'
import { prayerColumns } from '../columns/prayer-requests.tsx'
import { sermonColumns } from '../columns/sermons.tsx'
import { testimonyColumns } from '../columns/testimonies.tsx'
import { useSharedLookup } from './useAdminLookup.ts'
import { useOwn, WholeList } from './WholeList.tsx'

/* The read-only tabs. */

export function Fellowships() {
  return (
    <WholeList
      of={useOwn(fellowshipCalls.all)}
      title="Fellowships"
      search="Search fellowships..."
      empty="No fellowships found"
      columns={fellowshipColumns}
      matches={(row: Fellowship, words) =>
        hasWords(`${row.name} ${row.location} ${row.leader_name} ${row.meeting_day}`, words)
      }
      values={byName}
    />
  )
}

export function Events() {
  return (
    <WholeList
      of={useSharedLookup().events}
      title="Events"
      search="Search events..."
      empty="No events found"
      columns={eventColumns}
      matches={(row: ChurchEvent, words) =>
        hasWords(`${row.title} ${row.description} ${row.location}`, words)
      }
      values={byTitleAndDate}
    />
  )
}

export function Sermons() {
  return (
    <WholeList
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
    <WholeList
      of={useOwn(prayerCalls.all)}
      title="Prayer Requests"
      search="Search prayer requests..."
      empty="No prayer requests found"
      columns={prayerColumns}
      matches={(row: PrayerRequest, words) =>
        hasWords(`${row.user_name || 'Anonymous'} ${row.title} ${row.description}`, words)
      }
      values={byTitleAndMoment}
    />
  )
}

export function Testimonies() {
  return (
    <WholeList
      of={useOwn(testimonyCalls.all)}
      title="Testimonies"
      search="Search testimonies..."
      empty="No testimonies found"
      columns={testimonyColumns}
      matches={(row: Testimony, words) =>
        hasWords(`${row.user_name} ${testimonyCategoryName(row.category)} ${row.content}`, words)
      }
      values={byTitleAndMoment}
    />
  )
}

export function Logs() {
  return (
    <WholeList
      of={useSharedLookup().logs}
      title="Logs"
      search="Search logs..."
      empty="No system logs found"
      columns={logColumns}
      matches={(row: LogEntry, words) =>
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
