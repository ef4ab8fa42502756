import type { Column } from '../../../components/staff/lists/list.ts'
import type { LogEntry } from '../../../lib/contract/settings/system-log.ts'
import { churchZone } from '../../../lib/site/this-church.ts'

/** Success green, warning yellow, anything else red. */
const colours: Record<string, string> = { success: 'badge-forest', warning: 'badge-gold' }

/** Formats a timestamp of the system log in the church's time zone. */
export function formatMoment(timestamp: string): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return timestamp
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: churchZone() })
}

export const logColumns: readonly Column<LogEntry>[] = [
  { title: 'Timestamp', order: 'id', cell: ({ timestamp }) => formatMoment(timestamp) },
  { title: 'User', cell: ({ username }) => username || 'System' },
  {
    title: 'Action',
    cell: ({ action, detail }) => (
      <>
        {action}
        {detail && <span className="block text-ink-soft">{detail}</span>}
      </>
    ),
  },
  { title: 'IP Address', cell: ({ ip_address }) => ip_address },
  {
    title: 'Status',
    cell: ({ status }) => <span className={`badge ${colours[status] ?? 'badge-laterite'}`}>{status}</span>,
  },
]
