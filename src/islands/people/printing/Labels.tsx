import { useState } from 'react'
import { PaperCard } from '../../../components/staff/PaperCard.tsx'
import { call } from '../../../lib/api/call.ts'
import { saveLabels } from '../../../lib/api/people/directory.ts'
import { listPeopleLists } from '../../../lib/contract/people/calls/people-lists.ts'
import { type LabelSheet, labelSheets } from '../../../lib/contract/people/directory.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { printingWords } from './messages.ts'

const loadLists = () => call(listPeopleLists)

/** Labels for envelopes, of a saved list or of everybody. */
export function Labels() {
  const { data: lists } = useOnOpen(useLoaded(loadLists, printingWords.listsNotLoaded))
  const [list, setList] = useState('')
  const [sheet, setSheet] = useState<LabelSheet>('3x8')
  const [skip, setSkip] = useState('0')
  const [together, setTogether] = useState(true)
  const [busy, act] = useAct()
  const query = { sheet, list, skip, together: together ? 'yes' : '' }
  return (
    <PaperCard
      id="print-labels"
      title={printingWords.labels}
      act={printingWords.downloadLabels}
      busy={busy}
      save={() => void act(() => saveLabels(query), printingWords.saved)}
    >
      <p>{printingWords.labelsText}</p>
      <div className="field">
        <label htmlFor="print-list">{printingWords.people}</label>
        <select
          className="input"
          id="print-list"
          value={list}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
        >
          <option value="">{printingWords.everybody}</option>
          {lists?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="print-sheet">{printingWords.sheet}</label>
        <select
          className="input"
          id="print-sheet"
          value={sheet}
          onChange={({ currentTarget: { value } }) =>
            setSheet(labelSheets.find((one) => one === value) ?? '3x8')
          }
        >
          {labelSheets.map((one) => (
            <option key={one} value={one}>
              {sheetName(one)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="print-skip">{printingWords.skip}</label>
        <input
          className="input"
          id="print-skip"
          type="number"
          inputMode="numeric"
          min={0}
          max={labelsOf(sheet) - 1}
          value={skip}
          onChange={({ currentTarget }) => setSkip(currentTarget.value)}
        />
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={together}
          onChange={({ currentTarget }) => setTogether(currentTarget.checked)}
        />
        {printingWords.together}
      </label>
    </PaperCard>
  )
}

const sheetName = (sheet: LabelSheet): string =>
  ({ '3x8': printingWords.sheet3x8, '2x7': printingWords.sheet2x7, '3x7': printingWords.sheet3x7 })[sheet]

/** How many labels a sheet has, from its name. */
const labelsOf = (sheet: LabelSheet): number => {
  const [columns, rows] = sheet.split('x').map(Number)
  return (columns ?? 1) * (rows ?? 1)
}
