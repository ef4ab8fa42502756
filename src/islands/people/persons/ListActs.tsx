import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { call } from '../../../lib/api/call.ts'
import {
  bringImport,
  makeFellowships,
  undoImport,
} from '../../../lib/contract/people/calls/people-imports.ts'
import type { ImportAnswer } from '../../../lib/contract/people/people-import.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import type { Make } from './Mapping.tsx'

type Props = { list: ImportAnswer; busy: boolean; make: Make; drop: () => void }

/** What can be done with a whole list: make its fellowships, bring it over, drop it, or take it back. */
export function ListActs({ list, busy, make, drop }: Props) {
  const [dialog, setDialog] = useState<'undo' | 'delete'>()
  const close = () => setDialog(undefined)
  return (
    <>
      {list.state === 'tried' && <Missing list={list} busy={busy} make={make} />}
      {list.made_fellowships.length > 0 && (
        <p className="hint">
          Made for this list: {list.made_fellowships.join(', ')}. Those in which nobody is go with it.
        </p>
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
                'People imported',
              )
            }
          >
            Import {list.counts.new} new and {list.counts.changes} changed
          </button>
          <button className="btn" type="button" disabled={busy} onClick={() => setDialog('delete')}>
            Delete import
          </button>
        </p>
      )}
      {list.undo_until && (
        <p>
          <button className="btn btn-danger" type="button" disabled={busy} onClick={() => setDialog('undo')}>
            Undo import
          </button>{' '}
          <span className="hint">
            Until {formatDay(list.undo_until)}. Whom somebody has changed since stays.
          </span>
        </p>
      )}
      {dialog === 'delete' && (
        <Confirm title={`Delete import of ${list.name}?`} act="Delete import" close={close} confirm={drop}>
          <p>Nobody of this list is in the register yet. {trashTexts.forGood} You can read the file again.</p>
        </Confirm>
      )}
      {dialog === 'undo' && (
        <Confirm
          title={`Undo import of ${list.name}?`}
          act="Undo import"
          close={close}
          confirm={() => make(() => call(undoImport, { id: list.id }), 'Import undone')}
        >
          <p>
            {countOf(list.counts.new, 'person', 'people')} that it added go from the register, and what it
            filled in of others goes, too. Whom somebody has changed since stays.
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
  return (
    <div className="notice grid gap-3">
      <p className="break-words">
        The church does not have {one ? 'this fellowship' : 'these fellowships'}:{' '}
        {missing.map(({ name, rows }) => `${name} (${countOf(rows, 'row')})`).join(', ')}. As it is,{' '}
        {one ? 'the name becomes a note' : 'their names become notes'}.
      </p>
      <p>
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() =>
            make(
              () => call(makeFellowships, { id: list.id, body: { version: list.version } }),
              'Added. The list is checked again',
            )
          }
        >
          Add {one ? 'this fellowship' : `these ${missing.length} fellowships`}
        </button>
      </p>
    </div>
  )
}
