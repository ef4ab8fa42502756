import { useCallback, useState } from 'react'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { dropCount, listFunds, readBooks, readCount, signCount } from '../../../../lib/api/giving/books.ts'
import type { CountAnswer } from '../../../../lib/contract/giving/books-count.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { isUsed } from '../../../../lib/site/this-church.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { Asked } from '../../../staff/acts/Asked.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { WeekdayOffering } from '../WeekdayOffering.tsx'
import { CountItems } from './CountItems.tsx'
import { CountSheet } from './CountSheet.tsx'

/** One count: the user's own sheet, what differs, envelopes and cheques, and the signature. */
export function CountPage({ id }: { id: number }) {
  const load = useCallback(() => readCount(id), [id])
  const { data: count, edit, reload } = useOnOpen(useLoaded(load, 'The count could not be loaded.'))
  const { data: funds } = useOnOpen(useLoaded(listFunds, 'The funds could not be loaded.'))
  const back = () => writeHashWords({ count: '' })
  const changed = (now: CountAnswer) => edit(() => now)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="no-print">
        <button className="btn btn-quiet" type="button" onClick={back}>
          All counts
        </button>
      </p>
      {count && funds ? (
        <>
          <div className="staff-head">
            <h2>
              {count.service}, {formatDay(count.day)}
            </h2>
            <button className="btn no-print" type="button" onClick={() => void reload()}>
              Refresh
            </button>
          </div>
          <Counters count={count} />
          <Differences count={count} funds={funds} />
          {count.may_enter && <CountSheet count={count} funds={funds} changed={changed} />}
          {count.closed_at && <Closed count={count} funds={funds} />}
          {isUsed('kofi-ama') && (
            <WeekdayOffering count={count} funds={funds} changed={() => void reload()} />
          )}
          <CountItems count={count} funds={funds} changed={changed} />
          {!count.closed_at && (
            <Sign count={count} changed={changed} back={back} reload={() => void reload()} />
          )}
        </>
      ) : (
        <div className="skeleton min-h-80" role="status" aria-busy="true" aria-label="Loading the count" />
      )}
    </div>
  )
}

const fundName = (funds: readonly FundAnswer[], id: number) =>
  funds.find((fund) => fund.id === id)?.name ?? `Fund ${id}`

function Counters({ count: { counters, closed_at } }: { count: CountAnswer }) {
  return (
    <ul className="grid gap-1">
      {counters.map(({ name, is_me, signed_at }) => (
        <li key={name}>
          <strong>{is_me ? `${name} (you)` : name}</strong>{' '}
          {signed_at ? 'has counted and signed' : 'has counted'}
        </li>
      ))}
      {counters.length < 2 && !closed_at && (
        <li className="hint">
          {counters.length === 0 ? 'Two counters are' : 'A second counter is'} still to enter what they count.
        </li>
      )}
    </ul>
  )
}

function Differences({ count, funds }: { count: CountAnswer; funds: readonly FundAnswer[] }) {
  if (count.differences.length === 0) return null
  return (
    <div className="notice notice-error grid gap-2" role="status">
      <p>The two counts differ. Please count these again, both of you:</p>
      <ul className="grid list-disc gap-1 ps-5">
        {count.differences.map(({ fund, value, mine, theirs }) => (
          <li key={`${fund} ${value}`}>
            {fundName(funds, fund)}, {formatMoney(value)}: you have {mine}, the other counter has {theirs}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Closed({ count, funds }: { count: CountAnswer; funds: readonly FundAnswer[] }) {
  return (
    <dl className="facts">
      {count.notes.map(({ fund, value, many }) => (
        <div key={`${fund} ${value}`}>
          <dt>
            {fundName(funds, fund)}: {many} × {formatMoney(value)}
          </dt>
          <dd>{formatMoney(many * value)}</dd>
        </div>
      ))}
    </dl>
  )
}

type SignProps = {
  count: CountAnswer
  changed: (now: CountAnswer) => void
  reload: () => void
  back: () => void
}

function Sign({ count, changed, reload, back }: SignProps) {
  const { data: books } = useOnOpen(useLoaded(readBooks))
  const [busy, act] = useAct()
  const me = count.counters.find(({ is_me }) => is_me)
  return (
    <div className="card grid gap-3 p-4">
      <h3>Sign</h3>
      {count.hindrance && <p>{count.hindrance}</p>}
      {me && !count.hindrance && !me.signed_at && (
        <p>
          You sign for yourself alone. When both have signed, the count is closed and stands in the books.
        </p>
      )}
      {me?.signed_at && <p>You have signed. Any change takes both signatures back.</p>}
      {!me && <p>Those who counted sign.</p>}
      <p className="flex flex-wrap gap-3">
        {me && !me.signed_at && (
          <button
            className="btn btn-primary"
            type="button"
            disabled={busy || count.hindrance !== ''}
            onClick={() => void act(async () => changed(await signCount(count.id, count.version)), 'Signed')}
          >
            Sign count
          </button>
        )}
        {books?.may.includes('treasurer') && <DeleteCount count={count} reload={reload} back={back} />}
      </p>
      {books && !books.may.includes('treasurer') && (
        <p className="hint">Only a treasurer can delete a count.</p>
      )}
    </div>
  )
}

function DeleteCount({ count, reload, back }: Omit<SignProps, 'changed'>) {
  const [isAsked, setIsAsked] = useState(false)
  const name = `${count.service}, ${formatDay(count.day)}`
  return (
    <>
      <button className="btn btn-danger" type="button" onClick={() => setIsAsked(true)}>
        Delete count
      </button>
      {isAsked && (
        <Asked
          title={`Delete the count of ${name}?`}
          act="Delete count"
          text={
            <p>
              What {count.counters.map((one) => one.name).join(' and ') || 'nobody'} entered goes, with{' '}
              {countOf(count.items.length, 'envelope or cheque', 'envelopes and cheques')}. This cannot be
              undone.
            </p>
          }
          failure="The count was not deleted"
          call={() => dropCount(count.id)}
          toast="Count deleted"
          changed={back}
          outdated={reload}
          close={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
