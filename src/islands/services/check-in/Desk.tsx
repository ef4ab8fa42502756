import { useId, useMemo, useState } from 'react'
import { findNames } from '../../../lib/api/services/check-in.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import type { NameAnswer } from '../../../lib/contract/services/check-in.ts'
import { indexNames, searchNames } from '../../../lib/services/check-in-acts.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { findSection } from './focus-section.ts'
import { MemberCode } from './MemberCode.tsx'
import { checkInWords } from './messages.ts'
import { useCheckInSessionHere } from './useCheckInSession.ts'
import { Visitors } from './Visitors.tsx'

/** Finds a name and marks it, a household at once, a visitor, or the code that a member shows. */
export function Desk() {
  const { sitting, names, all, codes, handOver, mark, tap, add, reload, finish, ...state } =
    useCheckInSessionHere()
  const [typed, setTyped] = useState('')
  const [busy, act] = useAct()
  const searchId = useId()
  const index = useMemo(() => indexNames(names), [names])
  if (!sitting) return null
  const leave = () => {
    const giveBack = keepFocus(findSection)
    finish()
    giveBack()
  }
  const here = new Set(sitting.here)
  const matches = searchNames(index, typed)
  const homeOf = ({ home }: NameAnswer) =>
    home === null ? [] : names.filter((one) => one.home === home).filter(({ id }) => !here.has(id))

  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>
        {sitting.title}, {formatDay(sitting.day)}
      </h2>
      <State {...state} />
      {codes.map((given) => (
        <div
          className="notice flex flex-wrap items-center justify-between gap-3"
          role="status"
          key={given.code}
        >
          <p>
            Code for {given.names}: <strong className="font-mono text-2xl">{given.code}</strong>
            <span className="hint block">{checkInWords.giveGuardianWhoeverHas}</span>
          </p>
          <button className="btn" type="button" onClick={() => handOver(given.code)}>
            Code given<span className="sr-only">: {given.code}</span>
          </button>
        </div>
      ))}
      <div className="field">
        <label htmlFor={searchId}>{checkInWords.findName}</label>
        <input
          className="input"
          id={searchId}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <ul className="grid gap-2" aria-label={checkInWords.peopleFound}>
        {matches.map((person) => {
          const isHere = here.has(person.id)
          const home = homeOf(person)
          return (
            <li className="card flex flex-wrap items-center justify-between gap-3 p-3" key={person.id}>
              <span className="min-w-0 break-words">
                <strong>{person.name}</strong>
                {person.child && <span className="hint block">{checkInWords.child}</span>}
              </span>
              <span className="flex flex-wrap gap-2">
                {home.length > 1 && (
                  <button className="btn" type="button" onClick={() => mark(home)}>
                    Household: {home.length}
                    <span className="sr-only"> of {person.name}</span>
                  </button>
                )}
                {isHere ? (
                  <button
                    className="btn"
                    type="button"
                    onClick={() => tap({ kind: 'mark', person: person.id, here: false })}
                  >
                    ✓ Here. Undo<span className="sr-only">: {person.name}</span>
                  </button>
                ) : (
                  <button className="btn btn-primary" type="button" onClick={() => mark([person])}>
                    Here<span className="sr-only">: {person.name}</span>
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {typed.trim().length > 1 && matches.length === 0 && (
        <p className="empty">
          {all ? 'Nobody of this name is in the register.' : 'Nobody of this name is on this phone.'}
        </p>
      )}
      {typed.trim().length > 1 && !all && (
        <p>
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() =>
              void act(async () => add(await findNames(sitting.id, typed)), 'The whole register was searched')
            }
          >
            {checkInWords.searchWholeRegister}
          </button>
        </p>
      )}
      <MemberCode />
      <Visitors />
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={() => void reload()}>
          {checkInWords.refresh}
        </button>
        <button className="btn" type="button" onClick={leave}>
          {checkInWords.finish}
        </button>
      </p>
      <p className="hint">{checkInWords.finishTakesNamesOff}</p>
    </div>
  )
}

/** Whether marks wait, and what the server refused. */
export function State({ waiting, held, problem }: { waiting: number; held: boolean; problem: string }) {
  return (
    <>
      {waiting > 0 && (
        <p className="notice" role="status">
          {waiting === 1 ? '1 mark waits' : `${waiting} marks wait`}
          {held ? ' for the network. Go on: nothing is lost.' : '.'}
        </p>
      )}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem} What was refused is on the page <a href="/kept#unsent">{checkInWords.savedOffline}</a>.
        </p>
      )}
    </>
  )
}
