import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { call } from '../../../lib/api/call.ts'
import {
  bringImport,
  makeFellowships,
  undoImport,
} from '../../../lib/contract/people/calls/people-imports.ts'
import type { ImportAnswer } from '../../../lib/contract/people/people-import.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import type { Make } from './Mapping.tsx'
import { peopleWords } from './messages.ts'

type Props = { list: ImportAnswer; busy: boolean; make: Make; drop: () => void }

/** What can be done with a whole list: make its fellowships, bring it over, drop it, or take it back. */
export function ListActs({ list, busy, make, drop }: Props) {
  const [dialog, setDialog] = useState<'undo' | 'delete'>()
  const close = () => setDialog(undefined)
  return (
    <>
      {list.state === 'tried' && <Missing list={list} busy={busy} make={make} />}
      {list.made_fellowships.length > 0 && (
        <p className="hint">{peopleWords.madeForList({ fellowships: list.made_fellowships.join(', ') })}</p>
      )}
      {list.state === 'tried' && (
        <p className="flex flex-wrap gap-3">
          <button
            className="btn btn-primary"
            type="button"
            disabled={busy}
            onClick={() =>
              make(
                () => call(bringImport, { id: list.id, body: { version: list.version } }),
                peopleWords.peopleImported,
              )
            }
          >
            {peopleWords.importPeople({ added: list.counts.new, changed: list.counts.changes })}
          </button>
          <button className="btn" type="button" disabled={busy} onClick={() => setDialog('delete')}>
            {peopleWords.deleteImport}
          </button>
        </p>
      )}
      {list.undo_until && (
        <p>
          <button className="btn btn-danger" type="button" disabled={busy} onClick={() => setDialog('undo')}>
            {peopleWords.undoImport}
          </button>{' '}
          <span className="hint">{peopleWords.undoUntil({ day: shownDay(list.undo_until) })}</span>
        </p>
      )}
      {dialog === 'delete' && (
        <Confirm
          title={peopleWords.deleteImportOf({ name: list.name })}
          act={peopleWords.deleteImport}
          close={close}
          confirm={drop}
        >
          <p>{peopleWords.nothingImportedYet({ forGood: trashTexts.forGood })}</p>
        </Confirm>
      )}
      {dialog === 'undo' && (
        <Confirm
          title={peopleWords.undoImportOf({ name: list.name })}
          act={peopleWords.undoImport}
          close={close}
          confirm={() => make(() => call(undoImport, { id: list.id }), peopleWords.importUndone)}
        >
          <p>
            {peopleWords.undoImportExplained({ people: peopleWords.peopleCount({ count: list.counts.new }) })}
          </p>
        </Confirm>
      )}
    </>
  )
}

/** The fellowships that its rows name and the church does not have. */
function Missing({ list, busy, make }: Omit<Props, 'drop'>) {
  const { missing_fellowships: missing } = list
  if (missing.length === 0) return null
  const one = missing.length === 1
  const names = missing.map(({ name, rows }) => `${name} (${peopleWords.rows({ count: rows })})`).join(', ')
  return (
    <div className="notice grid gap-3">
      <p className="break-words">
        {one ? peopleWords.lacksFellowship({ names }) : peopleWords.lacksFellowships({ names })}
      </p>
      <p>
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() =>
            make(
              () => call(makeFellowships, { id: list.id, body: { version: list.version } }),
              peopleWords.fellowshipsAdded,
            )
          }
        >
          {peopleWords.addFellowships({ count: missing.length })}
        </button>
      </p>
    </div>
  )
}
