import { useCallback, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { addCareNote, readCareNotes, removeCareNote } from '../../../lib/contract/people/calls/persons.ts'
import type { CareNoteAnswer } from '../../../lib/contract/people/person.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

const findTitle = () => document.getElementById('care')

/** Notes of pastoral care, for those with the duty alone. */
export function CareNotes({ id, name }: { id: number; name: string }) {
  const load = useCallback(() => call(readCareNotes, { id }), [id])
  const { data: notes, edit, reload } = useOnOpen(useLoaded(load, 'The care notes could not be loaded.'))
  const [text, setText] = useState('')
  const [busy, act] = useAct()
  const { actions, opened } = useActs<CareNoteAnswer>({
    acts: [
      {
        name: 'Remove',
        when: ({ is_mine }) => is_mine,
        danger: true,
        ask: () => ({
          title: `Remove this note about ${name}?`,
          act: 'Remove note',
          text: <p>{trashTexts.forGood}</p>,
          failure: 'The note was not removed',
        }),
        call: async ({ id: note }) => {
          const now = await call(removeCareNote, { id, note })
          edit(() => now)
        },
        toast: 'Note removed',
      },
    ],
    nameOf: () => 'this note',
    outdated: reload,
    instead: findTitle,
  })
  async function add(): Promise<void> {
    const done = await act(async () => {
      const now = await call(addCareNote, { id, body: { text } })
      edit(() => now)
    }, 'Note saved')
    if (done) setText('')
  }
  return (
    <section className="grid gap-3" aria-labelledby="care">
      <h3 id="care" tabIndex={-1}>
        Care notes
      </h3>
      <p className="hint">Only those with the duty Pastor read them. No list, export or log has them.</p>
      <ul className="grid gap-2">
        {notes?.map((note) => (
          <li className="card grid gap-2 p-4" key={note.id}>
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="hint">{[note.writer, formatDay(note.created_at)].filter(Boolean).join(', ')}</p>
            {actions(note)}
          </li>
        ))}
      </ul>
      {opened}
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
