import { useCallback, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { addCareNote, readCareNotes, removeCareNote } from '../../../lib/contract/people/calls/persons.ts'
import type { CareNoteAnswer } from '../../../lib/contract/people/person.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { peopleWords } from './messages.ts'

const findTitle = () => document.getElementById('care')

/** Notes of pastoral care, for those with the duty alone. */
export function CareNotes({ id, name }: { id: number; name: string }) {
  const load = useCallback(() => call(readCareNotes, { id }), [id])
  const { data: notes, edit, reload } = useOnOpen(useLoaded(load, peopleWords.careNotesNotLoaded))
  const [text, setText] = useState('')
  const [busy, act] = useAct()
  const { actions, opened } = useActs<CareNoteAnswer>({
    acts: [
      {
        name: peopleWords.remove,
        when: ({ is_mine }) => is_mine,
        danger: true,
        ask: () => ({
          title: peopleWords.removeNoteAbout({ name }),
          act: peopleWords.removeNote,
          text: <p>{trashTexts.forGood}</p>,
          failure: peopleWords.noteNotRemoved,
        }),
        call: async ({ id: note }) => {
          const now = await call(removeCareNote, { id, note })
          edit(() => now)
        },
        toast: peopleWords.noteRemoved,
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
    }, peopleWords.noteSaved)
    if (done) setText('')
  }
  return (
    <section className="grid gap-3" aria-labelledby="care">
      <h3 id="care" tabIndex={-1}>
        {peopleWords.careNotes}
      </h3>
      <p className="hint">{peopleWords.whoReadsNotes}</p>
      <ul className="grid gap-2">
        {notes?.map((note) => (
          <li className="card grid gap-2 p-4" key={note.id}>
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="hint">{[note.writer, shownDay(note.created_at)].filter(Boolean).join(', ')}</p>
            {actions(note)}
          </li>
        ))}
      </ul>
      {opened}
      <div className="field">
        <label htmlFor="care-note">{peopleWords.newNote({ name })}</label>
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
          {peopleWords.saveNote}
        </button>
      </p>
    </section>
  )
}
