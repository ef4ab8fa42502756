import { useState } from 'react'
import { PaperCard } from '../../../components/staff/PaperCard.tsx'
import { call } from '../../../lib/api/call.ts'
import { saveBirthdays, saveDirectory } from '../../../lib/api/people/directory.ts'
import { countDirectory } from '../../../lib/contract/people/calls/directory.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { monthNames } from '../../../lib/time/calendar-names.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { mayExport } from '../../staff/export-list.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Labels } from './Labels.tsx'
import { printingWords } from './messages.ts'

/** What is printed of the register: the directory, birthdays, and labels for envelopes. */
export const Printing = () => (
  <div className="grid grid-cols-1 gap-5">
    <h2>{printingWords.title}</h2>
    {isUsed('directory') && <Directory />}
    <Birthdays />
    {mayExport() && <Labels />}
  </div>
)

const loadCount = () => call(countDirectory)

function Directory() {
  const { data: count } = useOnOpen(useLoaded(loadCount, printingWords.notCounted))
  const [letters, setLetters] = useState('small')
  const [pictures, setPictures] = useState(true)
  const [busy, act] = useAct()
  return (
    <PaperCard
      id="print-directory"
      title={printingWords.directory}
      act={printingWords.downloadDirectory}
      busy={busy || !count?.people}
      save={() =>
        void act(() => saveDirectory({ letters, pictures: pictures ? 'yes' : '' }), printingWords.saved)
      }
    >
      <p>{printingWords.directoryText}</p>
      <p className="hint" role="status">
        {count &&
          (count.people === 0 ? printingWords.nobodyYet : printingWords.inDirectory({ count: count.people }))}
      </p>
      <div className="field">
        <label htmlFor="print-letters">{printingWords.textSize}</label>
        <select
          className="input"
          id="print-letters"
          value={letters}
          onChange={({ currentTarget }) => setLetters(currentTarget.value)}
        >
          <option value="small">{printingWords.small}</option>
          <option value="large">{printingWords.large}</option>
        </select>
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={pictures}
          onChange={({ currentTarget }) => setPictures(currentTarget.checked)}
        />
        {printingWords.pictures}
      </label>
    </PaperCard>
  )
}

function Birthdays() {
  const hasDirectory = isUsed('directory')
  const [whose, setWhose] = useState(hasDirectory ? 'members' : 'office')
  const [month, setMonth] = useState('')
  const [busy, act] = useAct()
  return (
    <PaperCard
      id="print-birthdays"
      title={printingWords.birthdays}
      act={printingWords.downloadBirthdays}
      busy={busy}
      save={() => void act(() => saveBirthdays({ month, whose }), printingWords.saved)}
    >
      <p>{printingWords.birthdaysText}</p>
      <div className="field">
        <label htmlFor="print-whose">{printingWords.whose}</label>
        <select
          className="input"
          id="print-whose"
          value={whose}
          onChange={({ currentTarget }) => setWhose(currentTarget.value)}
        >
          {hasDirectory && <option value="members">{printingWords.shown}</option>}
          <option value="office">{printingWords.office}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor="print-month">{printingWords.month}</label>
        <select
          className="input"
          id="print-month"
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        >
          <option value="">{printingWords.wholeYear}</option>
          {monthNames.map((name, at) => (
            <option key={name} value={at + 1}>
              {shownTime(name)}
            </option>
          ))}
        </select>
      </div>
    </PaperCard>
  )
}
