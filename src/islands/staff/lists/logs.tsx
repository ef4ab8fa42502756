import type { Column } from '../../../components/staff/lists/list.ts'
import type { LogEntry } from '../../../lib/contract/settings/system-log.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { listWords } from './messages.ts'

/** Success green, warning yellow, anything else red. */
const colours: Record<string, string> = { success: 'badge-forest', warning: 'badge-gold' }

/** Formats a timestamp of the system log in the church's time zone. */
export function formatMoment(timestamp: string): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return timestamp
  return shownTime(
    date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: churchZone() }),
  )
}

export const logColumns = (): readonly Column<LogEntry>[] => [
  { title: listWords.timestamp, order: 'id', cell: ({ timestamp }) => formatMoment(timestamp) },
  { title: listWords.user, cell: ({ username }) => username || listWords.system },
  {
    title: listWords.action,
    cell: ({ action, detail }) => (
      <>
        {action}
        {detail && <span className="block text-ink-soft">{detail}</span>}
      </>
    ),
  },
  { title: listWords.ipAddress, cell: ({ ip_address }) => ip_address },
  {
    title: listWords.status,
    cell: ({ status }) => <span className={`badge ${colours[status] ?? 'badge-laterite'}`}>{status}</span>,
  },
]
