import { useState } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import { logCalls } from '../../../lib/api/settings/system-log.ts'
import { today } from '../../../lib/time/today.ts'
import { exportList } from '../../staff/export-list.ts'
import { logColumns } from '../../staff/lists/logs.tsx'
import { reportFailure } from '../../staff/report-failure.ts'
import { usePages } from '../../staff/useCollection.ts'

const statuses = [
  ['', 'Every status'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['error', 'Error'],
] as const

/** The maximum number of entries in one file; the newest are taken. */
const mostInFile = 1000

/** The system log: user, action, time and IP address (spec 2 §2, System Logs). */
export function Logs() {
  const list = usePages(logCalls.list)
  const [saving, setSaving] = useState(false)

  async function save(): Promise<void> {
    setSaving(true)
    try {
      const { rows } = await logCalls.list({ ...list.query, limit: mostInFile, offset: 0 })
      const { search, status } = list.query
      await exportList({
        list: 'system log',
        filter: [status, search].filter(Boolean).join(', '),
        file: `system-log-${today()}.csv`,
        headings: ['Timestamp', 'User', 'Action', 'Detail', 'IP Address', 'Status'],
        cells: rows.map((row) => [
          row.timestamp,
          row.username || 'System',
          row.action,
          row.detail,
          row.ip_address,
          row.status,
        ]),
      })
    } catch (error) {
      reportFailure(error, 'The log could not be saved. Please try again.')
    } finally {
      setSaving(false)
    }
  }

  return (
    <ListSection
      title="System Logs"
      list={list}
      search="Search logs..."
      empty="No system logs found"
      why="Each act that changes something is written here: who did it, when, and from where."
      columns={logColumns()}
      filters={<ListFilter list={list} label="Status" options={statuses} />}
    >
      <button className="btn" type="button" disabled={saving} aria-busy={saving} onClick={() => void save()}>
        Download CSV
      </button>
    </ListSection>
  )
}
