import { useCallback, useState } from 'react'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { dropCount, listFunds, readBooks, readCount, signCount } from '../../../../lib/api/giving/books.ts'
import type { CountAnswer } from '../../../../lib/contract/giving/books-count.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { isUsed } from '../../../../lib/site/this-church.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { Asked } from '../../../staff/acts/Asked.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { WeekdayOffering } from '../WeekdayOffering.tsx'
import { CountItems } from './CountItems.tsx'
import { CountSheet } from './CountSheet.tsx'
import { countWords } from './messages.ts'

/** One count: the user's own sheet, what differs, envelopes and cheques, and the signature. */
export function CountPage({ id }: { id: number }) {
  const load = useCallback(() => readCount(id), [id])
  const { data: count, edit, reload } = useOnOpen(useLoaded(load, countWords.countNotLoaded))
  const { data: funds } = useOnOpen(useLoaded(listFunds, countWords.fundsNotLoaded))
  const back = () => writeHashWords({ count: '' })
  const changed = (now: CountAnswer) => edit(() => now)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="no-print">
        <button className="btn btn-quiet" type="button" onClick={back}>
          {countWords.allCounts}
        </button>
      </p>
      {count && funds ? (
        <>
          <div className="staff-head">
            <h2>
              {count.service}, {shownDay(count.day)}
            </h2>
            <button className="btn no-print" type="button" onClick={() => void reload()}>
              {countWords.refresh}
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
        <div
          className="skeleton min-h-80"
          role="status"
          aria-busy="true"
          aria-label={countWords.loadingCount}
        />
      )}
    </div>
  )
}

const fundName = (funds: readonly FundAnswer[], id: number) =>
  funds.find((fund) => fund.id === id)?.name ?? countWords.fund({ id })

function Counters({ count: { counters, closed_at } }: { count: CountAnswer }) {
  return (
    <ul className="grid gap-1">
      {counters.map(({ name, is_me, signed_at }) => (
        <li key={name}>
          <Counter name={is_me ? countWords.you({ name }) : name} hasSigned={signed_at !== null} />
        </li>
      ))}
      {counters.length < 2 && !closed_at && (
        <li className="hint">{counters.length === 0 ? countWords.bothToEnter : countWords.secondToEnter}</li>
      )}
    </ul>
  )
}

function Counter({ name, hasSigned }: { name: string; hasSigned: boolean }) {
  return hasSigned ? (
    <>
      {countWords.hasSigned({ name })[0]}
      <strong>{countWords.hasSigned({ name })[1]}</strong>
      {countWords.hasSigned({ name })[2]}
    </>
  ) : (
    <>
      {countWords.hasCounted({ name })[0]}
      <strong>{countWords.hasCounted({ name })[1]}</strong>
      {countWords.hasCounted({ name })[2]}
    </>
  )
}

/** The counters of a count; '' where nobody has counted yet. */
export const namesOf = (counters: CountAnswer['counters']): string =>
  counters
    .map(({ name }) => name)
    .reduce((first, second) => (first ? countWords.bothNames({ first, second }) : second), '')

function Differences({ count, funds }: { count: CountAnswer; funds: readonly FundAnswer[] }) {
  if (count.differences.length === 0) return null
  return (
    <div className="notice notice-error grid gap-2" role="status">
      <p>{countWords.countsDiffer}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {count.differences.map(({ fund, value, mine, theirs }) => (
          <li key={`${fund} ${value}`}>
            {countWords.difference({
              fund: fundName(funds, fund),
              value: formatMoney(value),
              mine,
              theirs,
            })}
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
      <h3>{countWords.sign}</h3>
      {count.hindrance && <p>{count.hindrance}</p>}
      {me && !count.hindrance && !me.signed_at && <p>{countWords.signExplained}</p>}
      {me?.signed_at && <p>{countWords.haveSigned}</p>}
      {!me && <p>{countWords.whoSigns}</p>}
      <p className="flex flex-wrap gap-3">
        {me && !me.signed_at && (
          <button
            className="btn btn-primary"
            type="button"
            disabled={busy || count.hindrance !== ''}
            onClick={() =>
              void act(async () => changed(await signCount(count.id, count.version)), countWords.signed)
            }
          >
            {countWords.signCount}
          </button>
        )}
        {books?.may.includes('treasurer') && <DeleteCount count={count} reload={reload} back={back} />}
      </p>
      {books && !books.may.includes('treasurer') && <p className="hint">{countWords.treasurerDeletes}</p>}
    </div>
  )
}

function DeleteCount({ count, reload, back }: Omit<SignProps, 'changed'>) {
  const [isAsked, setIsAsked] = useState(false)
  const name = `${count.service}, ${shownDay(count.day)}`
  const items = count.items.length
  return (
    <>
      <button className="btn btn-danger" type="button" onClick={() => setIsAsked(true)}>
        {countWords.deleteCount}
      </button>
      {isAsked && (
        <Asked
          title={countWords.deleteCountOf({ name })}
          act={countWords.deleteCount}
          text={
            <p>
              {countWords.deleteExplained({
                names: namesOf(count.counters) || countWords.nobody,
                items: countWords.items({ count: items }),
              })}
            </p>
          }
          failure={countWords.notDeleted}
          call={() => dropCount(count.id)}
          toast={countWords.deleted}
          changed={back}
          outdated={reload}
          close={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
