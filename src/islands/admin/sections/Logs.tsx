import { useState } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import { logCalls } from '../../../lib/api/settings/system-log.ts'
import { today } from '../../../lib/time/today.ts'
import { exportList } from '../../staff/export-list.ts'
import { logColumns } from '../../staff/lists/logs.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { staffWords } from '../../staff/messages.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

const statuses = () =>
  [
    ['', listWords.everyStatus],
    ['success', sectionWords.success],
    ['warning', sectionWords.warning],
    ['error', sectionWords.error],
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
        headings: [
          sectionWords.timestamp,
          listWords.user,
          sectionWords.action,
          sectionWords.detail,
          sectionWords.ipAddress,
          listWords.status,
        ],
        cells: rows.map((row) => [
          row.timestamp,
          row.username || sectionWords.system,
          row.action,
          row.detail,
          row.ip_address,
          row.status,
        ]),
      })
    } catch (error) {
      reportFailure(error, sectionWords.logCouldNotBe)
    } finally {
      setSaving(false)
    }
  }

  return (
    <ListSection
      title={sectionWords.systemLogs}
      list={list}
      search={sectionWords.searchLogs}
      empty={sectionWords.noSystemLogsFound}
      why={sectionWords.eachActThatChanges}
      columns={logColumns()}
      filters={<ListFilter list={list} label={listWords.status} options={statuses()} />}
    >
      <button className="btn" type="button" disabled={saving} aria-busy={saving} onClick={() => void save()}>
        {staffWords.downloadCsv}
      </button>
    </ListSection>
  )
}
