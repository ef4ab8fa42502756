import { useCallback, useId, useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { call } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { readSongReport } from '../../../lib/contract/services/calls/songs.ts'
import type { SongReportRow } from '../../../lib/contract/services/song.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { songWords as words } from './messages.ts'

/** Years that can be chosen. */
const mostYears = 6

/** How often each song was sung in a year, on the screen and as CSV. */
export function SongReport({ close }: { close: () => void }) {
  const thisYear = Number(dayIn(churchZone(), new Date()).slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const load = useCallback(() => call(readSongReport, { query: { year } }), [year])
  const { data: rows } = useOnOpen(useLoaded(load, words.notLoaded))
  const id = useId()
  return (
    <Dialog title={words.report} close={close}>
      <div className="grid gap-4">
        <p className="hint">{words.reportHint}</p>
        <div className="field">
          <label htmlFor={id}>{words.year}</label>
          <select
            className="input"
            id={id}
            value={year}
            onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
          >
            {Array.from({ length: mostYears }, (_, at) => thisYear - at).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
        {rows?.length === 0 && <p role="status">{words.reportEmpty}</p>}
        {rows && rows.length > 0 && (
          <div className="table-scroll">
            <table className="table">
              <caption className="sr-only">{words.report}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.song}</th>
                  <th scope="col">{words.songNumber}</th>
                  <th scope="col">{words.times}</th>
                  <th scope="col">{words.lastSung}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">{row.title}</th>
                    <td>{row.is_public_domain ? words.publicDomain : row.licence_number}</td>
                    <td>{row.times}</td>
                    <td>{shownDay(row.last_sung)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div className="staff-dialog-acts">
          <button
            className="btn btn-primary"
            type="button"
            disabled={!rows || rows.length === 0}
            onClick={() => saveFile(`songs-${year}.csv`, reportCsv(rows ?? []), 'text/csv')}
          >
            {words.downloadCsv}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

const reportCsv = (rows: readonly SongReportRow[]): string =>
  csvOf(
    [
      words.song,
      words.authors,
      words.copyright,
      words.songNumber,
      words.publicDomain,
      words.times,
      words.lastSung,
    ],
    rows.map((row) => [
      row.title,
      row.authors,
      row.copyright,
      row.licence_number,
      row.is_public_domain ? words.publicDomain : '',
      row.times,
      row.last_sung,
    ]),
  )
