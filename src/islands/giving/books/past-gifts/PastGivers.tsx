import { useCallback, useMemo, useState } from 'react'
import { NameSearch } from '../../../../components/staff/lists/NameSearch.tsx'
import { call } from '../../../../lib/api/call.ts'
import { findPastPeople, readPastGivers } from '../../../../lib/api/giving/past-gifts.ts'
import { decidePastGiver } from '../../../../lib/contract/giving/calls/past-gifts.ts'
import {
  type GiverFate,
  giverFates,
  type PastGiverAnswer,
  type PastImportAnswer,
  type PastPerson,
} from '../../../../lib/contract/giving/past-gift.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { FatePart } from './FatePart.tsx'
import type { Make } from './make.ts'
import { pastWords } from './messages.ts'
import { usePart } from './usePart.ts'

type Kind = { fate: GiverFate; version: number }
type Props = { list: PastImportAnswer; busy: boolean; make: Make }

/** Who the givers of a file are, and why; a treasurer says who each of them is. */
export function PastGivers({ list, busy, make }: Props) {
  const { id, givers, currency, version } = list
  const [fate, setFate] = useState<GiverFate>(
    givers.choose > 0 ? 'choose' : givers.unknown > 0 ? 'unknown' : 'matched',
  )
  const read = useCallback((of: Kind, offset: number) => readPastGivers(id, of.fate, offset), [id])
  // A decision changes the version, and the givers are read again.
  const kind = useMemo(() => ({ fate, version }), [fate, version])
  const { rows, more } = usePart(read, kind)
  const decide = (giver: number, person: number | null) =>
    make(() => call(decidePastGiver, { id, giver, body: { person } }), pastWords.saved)
  return (
    <FatePart
      title={pastWords.givers}
      isOpen={givers.choose > 0}
      fates={giverFates}
      fate={fate}
      choose={setFate}
      nameOf={(one) => fateName(one, givers[one])}
      rows={rows}
      count={givers[fate]}
      none={pastWords.noGiver}
      more={{ name: pastWords.moreGivers, press: more }}
      show={(giver) => (
        <Giver
          key={giver.id}
          giver={giver}
          sum={formatMoney(giver.amount, currency)}
          busy={busy}
          decide={(person) => decide(giver.id, person)}
        />
      )}
    />
  )
}

type GiverProps = {
  giver: PastGiverAnswer
  sum: string
  busy: boolean
  decide: (person: number | null) => void
}

function Giver({ giver, sum, busy, decide }: GiverProps) {
  const [isFinding, setFinding] = useState(false)
  const name = giver.name || pastWords.noName
  return (
    <li className="card grid gap-2 p-3">
      <strong className="break-words">
        {name} <span className="hint">{pastWords.giverSum({ count: giver.rows, sum })}</span>
      </strong>
      {giver.contacts && <span className="hint break-words">{giver.contacts}</span>}
      <span className="break-words">
        {giver.person && `${shown(giver.person)}. `}
        {giver.why}
      </span>
      <span className="flex flex-wrap gap-2">
        {giver.candidates.map((one) => (
          <button className="btn" type="button" key={one.id} disabled={busy} onClick={() => decide(one.id)}>
            {pastWords.isPerson({ name: shown(one) })}
          </button>
        ))}
        {!isFinding && (
          <button className="btn btn-quiet" type="button" disabled={busy} onClick={() => setFinding(true)}>
            {pastWords.change({ name })[0]}
            <span className="sr-only">{pastWords.change({ name })[1]}</span>
          </button>
        )}
        {giver.fate !== 'nobody' && (
          <button className="btn btn-quiet" type="button" disabled={busy} onClick={() => decide(null)}>
            {pastWords.nameNobody({ name })[0]}
            <span className="sr-only">{pastWords.nameNobody({ name })[1]}</span>
          </button>
        )}
      </span>
      {isFinding && (
        <div className="field">
          <NameSearch
            id={`past-giver-${giver.id}`}
            label={pastWords.findPerson}
            placeholder={pastWords.findByName}
            busy={busy}
            find={findPastPeople}
            labelOf={shown}
            choose={({ id }) => {
              decide(id)
              return true
            }}
          />
        </div>
      )}
    </li>
  )
}

const shown = ({ name, hint }: PastPerson) => (hint ? `${name} (${hint})` : name)

function fateName(fate: GiverFate, count: number): string {
  const number = formatCount(count)
  if (fate === 'matched') return pastWords.matched({ number })
  if (fate === 'choose') return pastWords.choose({ number })
  return fate === 'unknown' ? pastWords.unknown({ number }) : pastWords.nobody({ number })
}
