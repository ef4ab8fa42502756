import { useId, useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { sendSongFile } from '../../../lib/api/services/songs.ts'
import { type ImportAnswer, importLimit } from '../../../lib/contract/services/song.ts'
import { songLanguages } from '../../../lib/services/songs/languages.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { songWords as words } from './messages.ts'

type Props = { changed: () => Promise<void>; close: () => void }
type Row = ImportAnswer['songs'][number]

/** Imports files of songs: first what becomes of each song, then those that can be read. */
export function ImportSongs({ changed, close }: Props) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [language, setLanguage] = useState('en')
  const [rows, setRows] = useState<readonly Row[]>()
  const [busy, act] = useAct()
  const id = useId()

  async function send(chosen: readonly File[], how: 'check' | 'import', tag: string): Promise<number> {
    const answers: ImportAnswer[] = []
    for (const file of chosen) answers.push(await sendSongFile(file, how, tag))
    setRows(answers.flatMap(({ songs }) => songs))
    return answers.reduce((sum, { added }) => sum + added, 0)
  }

  async function look(chosen: readonly File[], tag: string): Promise<void> {
    setFiles(chosen)
    setRows(undefined)
    const large = chosen.find(({ size }) => size > importLimit)
    if (large) return void notify.error(words.fileTooLarge({ name: large.name }))
    if (chosen.length > 0) await act(() => send(chosen, 'check', tag), words.reading)
  }

  async function take(): Promise<void> {
    const done = await act(async () => {
      const count = await send(files, 'import', language)
      await changed()
      return words.imported({ count })
    }, '')
    if (done) setFiles([])
  }

  const count = rows?.filter(({ outcome }) => outcome === 'new').length ?? 0
  return (
    <Dialog title={words.importSongs} close={close}>
      <div className="grid gap-4">
        <p className="hint">{words.importHint}</p>
        <div className="field">
          <label htmlFor={`${id}-files`}>{words.files}</label>
          <input
            className="input"
            id={`${id}-files`}
            type="file"
            multiple
            accept=".cho,.crd,.chopro,.chordpro,.pro,.xml,.txt,.csv,.zip,text/plain,text/xml,application/xml,text/csv,application/zip"
            disabled={busy}
            onChange={({ currentTarget }) => void look([...(currentTarget.files ?? [])], language)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-language`}>{words.importLanguage}</label>
          <select
            className="input"
            id={`${id}-language`}
            value={language}
            disabled={busy}
            onChange={({ currentTarget }) => {
              setLanguage(currentTarget.value)
              void look(files, currentTarget.value)
            }}
          >
            {songLanguages.map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {rows && <Outcomes rows={rows} />}
        <div className="staff-dialog-acts">
          {files.length > 0 && count > 0 && (
            <button className="btn btn-primary" type="button" disabled={busy} onClick={() => void take()}>
              {words.importAct({ count })}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Outcomes({ rows }: { rows: readonly Row[] }) {
  const names = { new: words.importNew, same: words.importSame, wrong: words.importWrong }
  return (
    <ul className="rows" aria-label={words.outcome}>
      {[...rows.entries()].map(([at, { source, title, outcome, remarks }]) => (
        <li className="grid gap-1 py-2" key={at}>
          <span className="flex flex-wrap items-baseline justify-between gap-2">
            <strong>{title || source}</strong>
            <span className={outcome === 'wrong' ? 'badge badge-warning' : 'badge'}>{names[outcome]}</span>
          </span>
          {remarks.map((remark) => (
            <span className="text-ink-soft text-sm" key={remark}>
              {remark}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
