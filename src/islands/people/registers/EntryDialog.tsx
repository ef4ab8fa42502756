import { useCallback, useState } from 'react'
import { LongField } from '../../../components/form/Field.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { call } from '../../../lib/api/call.ts'
import { saveCertificate, saveNewCertificate } from '../../../lib/api/people/parish-registers.ts'
import { addParishNote, readParishEntry } from '../../../lib/contract/people/calls/parish-registers.ts'
import { type ParishEntryAnswer, ParishNoteForm } from '../../../lib/contract/people/parish-register.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { bookWords, detailWord, namesOf, numberOf } from '../../../lib/people/parish-words.ts'
import { parishTexts } from '../../../lib/texts/people/parish-registers.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { FamilyOfEntry } from './FamilyOfEntry.tsx'
import { registerWords } from './messages.ts'

type Props = { id: number; close: () => void; changed: () => void }

/** An entry as it was written, with its notes and its certificates. */
export function EntryDialog({ id, close, changed }: Props) {
  const load = useCallback(() => call(readParishEntry, { id }), [id])
  const { data: entry, reload } = useOnOpen(useLoaded(load, registerWords.entryNotLoaded))
  const [noting, setNoting] = useState<'note' | 'cancel'>()
  if (!entry)
    return (
      <Dialog title={registerWords.register} close={close}>
        <div
          className="skeleton min-h-80"
          role="status"
          aria-busy="true"
          aria-label={registerWords.loadingEntry}
        />
      </Dialog>
    )
  const show = () => {
    void reload()
    changed()
  }
  if (noting)
    return (
      <NoteDialog
        entry={entry}
        cancels={noting === 'cancel'}
        close={() => setNoting(undefined)}
        changed={show}
      />
    )
  return (
    <Dialog title={`${bookWords[entry.book].one()} ${numberOf(entry)}`} close={close}>
      <div className="grid gap-5">
        <Facts entry={entry} />
        {entry.book === 'burial' && entry.person && <FamilyOfEntry id={entry.id} name={entry.person.name} />}
        {entry.notes.length > 0 && <Notes entry={entry} />}
        <Certificates entry={entry} changed={show} />
        {!entry.is_cancelled && (
          <p className="flex flex-wrap gap-3">
            <button className="btn" type="button" onClick={() => setNoting('note')}>
              {registerWords.addNote}
            </button>
            <button className="btn btn-danger" type="button" onClick={() => setNoting('cancel')}>
              {registerWords.cancelEntry}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Facts({ entry }: { entry: ParishEntryAnswer }) {
  const { book, name, spouse, day, place, officiant, paper, details, person, spouse_person } = entry
  const isMarriage = book === 'marriage'
  const facts: (readonly [title: string, text: string])[] = [
    [isMarriage ? parishTexts.groom : parishTexts.name, name],
    [parishTexts.bride, spouse],
    [parishTexts.day, shownDay(day)],
    ...details.map((one) => [detailWord(book, one.name), one.value] as const),
    [parishTexts.place, place],
    [parishTexts.officiant, officiant],
    [parishTexts.paper, paper],
    [isMarriage ? registerWords.linkGroom : registerWords.linkPerson, person?.name ?? ''],
    [registerWords.linkBride, spouse_person?.name ?? ''],
    [registerWords.writtenBy, `${entry.entered_by || registerWords.somebody}, ${shownDay(entry.entered_at)}`],
  ]
  return (
    <>
      {entry.is_cancelled && (
        <p>
          <span className="badge badge-laterite">{registerWords.cancelled}</span>
        </p>
      )}
      <dl className="facts">
        {facts
          .filter(([, text]) => text)
          .map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

const Notes = ({ entry }: { entry: ParishEntryAnswer }) => (
  <section className="grid gap-2" aria-labelledby="entry-notes">
    <h3 id="entry-notes">{registerWords.notes}</h3>
    <ul className="grid gap-2">
      {entry.notes.map((note) => (
        <li className="card grid gap-1 p-3" key={note.id}>
          <p className="whitespace-pre-line break-words">{note.text}</p>
          <p className="hint">
            {[note.cancels && registerWords.cancelled, note.by, shownDay(note.at)].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  </section>
)

function Certificates({ entry, changed }: { entry: ParishEntryAnswer; changed: () => void }) {
  const [isPlain, setPlain] = useState(false)
  const [busy, act] = useAct()
  const fileName = `${entry.book}-${entry.number}-${entry.year}`
  const made = entry.certificates
  return (
    <section className="grid gap-3" aria-labelledby="entry-certificates">
      <h3 id="entry-certificates">{registerWords.certificates}</h3>
      {made.length === 0 && <p>{registerWords.noCertificate}</p>}
      <ul className="grid gap-2">
        {made.map(({ id, copy, issued_on, by }) => (
          <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
            {[copy === 1 ? registerWords.original : registerWords.copy({ copy }), shownDay(issued_on), by]
              .filter(Boolean)
              .join(', ')}
            <button
              className="btn btn-quiet"
              type="button"
              disabled={busy}
              onClick={() => void act(() => saveCertificate(id, fileName, isPlain), registerWords.issued)}
            >
              {registerWords.download}
            </button>
          </li>
        ))}
      </ul>
      <label className="choice">
        <input
          type="checkbox"
          checked={isPlain}
          onChange={({ currentTarget }) => setPlain(currentTarget.checked)}
        />
        {registerWords.plain}
      </label>
      {!entry.is_cancelled && (
        <>
          <p>
            <button
              className="btn"
              type="button"
              disabled={busy}
              onClick={() =>
                void act(async () => {
                  await saveNewCertificate(entry.id, fileName, isPlain)
                  changed()
                }, registerWords.issued)
              }
            >
              {made.length === 0 ? registerWords.issue : registerWords.issueCopy}
            </button>
          </p>
          <p className="hint">{registerWords.issueText}</p>
        </>
      )}
    </section>
  )
}

type NoteProps = { entry: ParishEntryAnswer; cancels: boolean; close: () => void; changed: () => void }

const NoteDialog = ({ entry, cancels, close, changed }: NoteProps) => (
  <EditDialog
    title={`${cancels ? registerWords.cancelEntry : registerWords.addNote}: ${namesOf(entry)}`}
    shape={typedAs(ParishNoteForm, ({ text }) => ({ text, cancels }))}
    save={(form) => call(addParishNote, { id: entry.id, body: form })}
    act={
      cancels
        ? [registerWords.cancelEntry, registerWords.cancelEntry]
        : [registerWords.addNote, registerWords.addNote]
    }
    saved={cancels ? registerWords.entryCancelled : registerWords.noteAdded}
    changed={changed}
    outdated={changed}
    close={close}
  >
    {cancels && <p>{registerWords.keepEntry}</p>}
    <LongField
      name="text"
      label={cancels ? registerWords.reason : registerWords.note}
      {...(!cancels && { hint: registerWords.noteHint })}
      required
      rows={3}
      maxLength={1000}
    />
  </EditDialog>
)
