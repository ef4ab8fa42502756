import { useId, useMemo, useState } from 'react'
import { findNames } from '../../../lib/api/services/check-in.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import type { NameAnswer } from '../../../lib/contract/services/check-in.ts'
import { indexNames, searchNames } from '../../../lib/services/check-in-acts.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
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
        {sitting.title}, {shownDay(sitting.day)}
      </h2>
      <State {...state} />
      {codes.map((given) => (
        <div
          className="notice flex flex-wrap items-center justify-between gap-3"
          role="status"
          key={given.code}
        >
          <p>
            {checkInWords.codeFor({ names: given.names, code: given.code })[0]}
            <strong className="font-mono text-2xl">
              {checkInWords.codeFor({ names: given.names, code: given.code })[1]}
            </strong>
            {checkInWords.codeFor({ names: given.names, code: given.code })[2]}
            <span className="hint block">{checkInWords.codeHint}</span>
          </p>
          <button className="btn" type="button" onClick={() => handOver(given.code)}>
            {checkInWords.codeGiven({ code: given.code })[0]}
            <span className="sr-only">{checkInWords.codeGiven({ code: given.code })[1]}</span>
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
                    {checkInWords.household({ people: home.length, name: person.name })[0]}
                    <span className="sr-only">
                      {checkInWords.household({ people: home.length, name: person.name })[1]}
                    </span>
                  </button>
                )}
                {isHere ? (
                  <button
                    className="btn"
                    type="button"
                    onClick={() => tap({ kind: 'mark', person: person.id, here: false })}
                  >
                    {checkInWords.hereUndo({ name: person.name })[0]}
                    <span className="sr-only">{checkInWords.hereUndo({ name: person.name })[1]}</span>
                  </button>
                ) : (
                  <button className="btn btn-primary" type="button" onClick={() => mark([person])}>
                    {checkInWords.here({ name: person.name })[0]}
                    <span className="sr-only">{checkInWords.here({ name: person.name })[1]}</span>
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {typed.trim().length > 1 && matches.length === 0 && (
        <p className="empty">{all ? checkInWords.notInRegister : checkInWords.notOnPhone}</p>
      )}
      {typed.trim().length > 1 && !all && (
        <p>
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() =>
              void act(async () => add(await findNames(sitting.id, typed)), checkInWords.searched)
            }
          >
            {checkInWords.searchRegister}
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
      <p className="hint">{checkInWords.finishHint}</p>
    </div>
  )
}

/** Whether marks wait, and what the server refused. */
export function State({ waiting, held, problem }: { waiting: number; held: boolean; problem: string }) {
  return (
    <>
      {waiting > 0 && (
        <p className="notice" role="status">
          {held
            ? checkInWords.marksWaitForNetwork({ count: waiting })
            : checkInWords.marksWait({ count: waiting })}
        </p>
      )}
      {problem && (
        <p className="notice notice-error" role="alert">
          {checkInWords.refused({ problem })[0]}
          <a href="/kept#unsent">{checkInWords.refused({ problem })[1]}</a>
          {checkInWords.refused({ problem })[2]}
        </p>
      )}
    </>
  )
}
