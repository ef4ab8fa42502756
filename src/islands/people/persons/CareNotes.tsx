import { useCallback, useState } from 'react'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { call } from '../../../lib/api/call.ts'
import { addCareNote, readCareNotes, removeCareNote } from '../../../lib/contract/people/calls/persons.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

/** Notes of pastoral care, for those with the duty alone. */
export function CareNotes({ id, name }: { id: number; name: string }) {
  const load = useCallback(() => call(readCareNotes, { id }), [id])
  const { found, edit } = useOnOpen(useLoaded(load, 'The care notes could not be loaded.'))
  const [text, setText] = useState('')
  const [busy, act] = useAct()
  async function add(): Promise<void> {
    const done = await act(async () => {
      const now = await call(addCareNote, { id, body: { text } })
      edit(() => now)
    }, 'Note saved')
    if (done) setText('')
  }
  return (
    <section className="grid gap-3" aria-labelledby="care">
      <h3 id="care">Care notes</h3>
      <p className="hint">Only those with the duty Pastor read them. No list, export or log has them.</p>
      <ul className="grid gap-2">
        {found?.map((note) => (
          <li className="card grid gap-2 p-4" key={note.id}>
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="hint">{[note.writer, formatDay(note.created_at)].filter(Boolean).join(', ')}</p>
            {note.is_mine && (
              <RowAct
                name="Remove"
                of="this note"
                busy={busy}
                danger
                act={() =>
                  void act(async () => {
                    const now = await call(removeCareNote, { id, note: note.id })
                    edit(() => now)
                  }, 'Note removed')
                }
              />
            )}
          </li>
        ))}
      </ul>
      <div className="field">
        <label htmlFor="care-note">A new note about {name}</label>
        <textarea
          className="input"
          id="care-note"
          rows={3}
          maxLength={5000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <p>
        <button
          className="btn"
          type="button"
          disabled={busy || text.trim() === ''}
          onClick={() => void add()}
        >
          Save note
        </button>
      </p>
    </section>
  )
}
