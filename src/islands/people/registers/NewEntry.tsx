import { useRef, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { call } from '../../../lib/api/call.ts'
import { findParishPeople } from '../../../lib/api/people/parish-registers.ts'
import { addParishEntry } from '../../../lib/contract/people/calls/parish-registers.ts'
import {
  detailsOf,
  type ParishBook,
  ParishEntryForm,
  type ParishPerson,
  parishBooks,
} from '../../../lib/contract/people/parish-register.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { bookWords, detailWord } from '../../../lib/people/parish-words.ts'
import { parishTexts } from '../../../lib/texts/people/parish-registers.ts'
import { formatPartialDate } from '../../../lib/time/partial-date.ts'
import { today } from '../../../lib/time/today.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { registerWords } from './messages.ts'

type Props = { changed: () => void; close: () => void }

/** What the next entry of a book keeps of the last one. */
type Kept = { book: ParishBook; day: string; place: string; officiant: string }

/** Writes entries, one after the other where an old book is typed: the next one keeps register, day, place and officiant. */
export function NewEntry({ changed, close }: Props) {
  const [round, setRound] = useState(0)
  const [another, setAnother] = useState(false)
  const [kept, setKept] = useState<Kept>({ book: 'baptism', day: '', place: '', officiant: '' })
  return (
    <OneEntry
      key={round}
      kept={kept}
      another={another}
      setAnother={setAnother}
      written={(form) => {
        changed()
        setKept(form)
      }}
      close={(isWritten) => (isWritten && another ? setRound(round + 1) : close())}
    />
  )
}

type OneProps = {
  kept: Kept
  another: boolean
  setAnother: (wanted: boolean) => void
  written: (form: ParishEntryForm) => void
  close: (isWritten: boolean) => void
}

function OneEntry({ kept, another, setAnother, written, close }: OneProps) {
  const [book, setBook] = useState<ParishBook>(kept.book)
  const [person, setPerson] = useState<ParishPerson>()
  const [spouse, setSpouse] = useState<ParishPerson>()
  // A ref, since the dialog closes with the function that it had when Save was pressed.
  const isWritten = useRef(false)
  const isMarriage = book === 'marriage'
  const names = [
    'day',
    'name',
    'place',
    'officiant',
    'paper',
    ...(isMarriage ? ['spouse'] : []),
    ...detailsOf[book],
  ]
  return (
    <EditDialog
      title={registerWords.addEntry}
      shape={typedAs(ParishEntryForm, (typed) => ({
        ...Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])),
        book,
        person: person?.id ?? null,
        spouse_person: isMarriage ? (spouse?.id ?? null) : null,
      }))}
      save={async (form) => {
        await call(addParishEntry, { body: form })
        isWritten.current = true
        written(form)
      }}
      saved={registerWords.added}
      draft={{ kind: 'parish-entry', entry: undefined }}
      outdated={() => undefined}
      close={() => close(isWritten.current)}
    >
      <p className="hint">{registerWords.onlyOnce}</p>
      <SelectField
        name="book"
        label={registerWords.register}
        chosen
        value={book}
        onChange={({ currentTarget }) =>
          setBook(parishBooks.find((one) => one === currentTarget.value) ?? 'baptism')
        }
      >
        {parishBooks.map((one) => (
          <option key={one} value={one}>
            {bookWords[one].many()}
          </option>
        ))}
      </SelectField>
      <Field name="day" label={parishTexts.day} type="date" max={today()} required defaultValue={kept.day} />
      <Field
        name="name"
        label={isMarriage ? registerWords.groom : registerWords.fullName}
        hint={registerWords.asItWas}
        required
        maxLength={150}
        autoComplete="off"
      />
      <PersonLink
        id="link-person"
        label={isMarriage ? registerWords.linkGroom : registerWords.linkPerson}
        person={person}
        choose={setPerson}
      />
      {isMarriage && (
        <>
          <Field name="spouse" label={registerWords.bride} required maxLength={150} autoComplete="off" />
          <PersonLink id="link-spouse" label={registerWords.linkBride} person={spouse} choose={setSpouse} />
        </>
      )}
      {detailsOf[book].map((detail) => (
        <Field
          key={`${book} ${detail}`}
          name={detail}
          label={detailWord(book, detail)}
          maxLength={300}
          autoComplete="off"
        />
      ))}
      <Field name="place" label={parishTexts.place} maxLength={150} defaultValue={kept.place} />
      <Field name="officiant" label={parishTexts.officiant} maxLength={150} defaultValue={kept.officiant} />
      <Field name="paper" label={parishTexts.paper} hint={registerWords.paperHint} maxLength={100} />
      <label className="choice">
        <input
          type="checkbox"
          checked={another}
          onChange={({ currentTarget }) => setAnother(currentTarget.checked)}
        />
        {registerWords.another}
      </label>
    </EditDialog>
  )
}

type LinkProps = {
  id: string
  label: string
  person: ParishPerson | undefined
  choose: (person: ParishPerson | undefined) => void
}

/** Ties a name to somebody of the register of people, who then learns the date. */
function PersonLink({ id, label, person, choose }: LinkProps) {
  if (person)
    return (
      <p className="flex flex-wrap items-center gap-3">
        {registerWords.linked({ name: person.name })}
        <button className="btn btn-quiet" type="button" onClick={() => choose(undefined)}>
          {registerWords.unlink}
        </button>
      </p>
    )
  return (
    <div className="field">
      <NameSearch
        id={id}
        label={label}
        find={findParishPeople}
        labelOf={({ name, born }) => [name, formatPartialDate(born)].filter(Boolean).join(', ')}
        choose={(person) => {
          choose(person)
          return true
        }}
      />
    </div>
  )
}
