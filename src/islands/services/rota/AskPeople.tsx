import { useCallback, useEffect, useState } from 'react'
import { askToServe, listTeams, readProposal } from '../../../lib/api/services/rota.ts'
import type { CandidateAnswer, ProposalAnswer } from '../../../lib/contract/services/rota.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { today } from '../../../lib/time/today.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { rotaWords } from './messages.ts'
import { type Range, RangeChoice } from './RangeChoice.tsx'
import { hindranceWords, reasonWords, whenWords } from './shift-words.ts'

/** Proposes whom to ask for one team, with the reason. Who keeps the rota decides, and asks. */
export function AskPeople() {
  const { data: teams } = useOnOpen(useLoaded(listTeams, rotaWords.teamsNotLoaded))
  const [range, setRange] = useState<Range>(() => ({ from: today(), weeks: 4 }))
  const [chosen, setChosen] = useState<number>()
  const open = teams?.filter(({ is_open }) => is_open) ?? []
  const team = chosen ?? open[0]?.id
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{rotaWords.assign}</h2>
      <p>{rotaWords.proposedHint}</p>
      {teams && open.length === 0 && (
        <p className="empty">
          {rotaWords.addTeamFirst[0]}
          <a href="#teams">{rotaWords.addTeamFirst[1]}</a>
          {rotaWords.addTeamFirst[2]}
        </p>
      )}
      {team !== undefined && (
        <>
          <div className="flex flex-wrap gap-4">
            <div className="field">
              <label htmlFor="rota-team">{rotaWords.team}</label>
              <select
                className="input"
                id="rota-team"
                value={team}
                onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
              >
                {open.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <RangeChoice {...range} choose={setRange} />
          </div>
          <Proposal key={`${team} ${range.from} ${range.weeks}`} team={team} {...range} />
        </>
      )}
    </div>
  )
}

type Slot = ProposalAnswer['slots'][number]
const keyOf = ({ service, day }: Slot, { account }: CandidateAnswer) => `${day} ${service} ${account}`

function Proposal({ team, from, weeks }: Range & { team: number }) {
  const load = useCallback(() => readProposal(team, from, weeks), [team, from, weeks])
  const { data: proposal, reload } = useOnOpen(useLoaded(load, rotaWords.proposalNotLoaded))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, act] = useAct()
  useEffect(() => {
    setChosen(
      new Set(
        proposal?.slots.flatMap((slot) =>
          slot.candidates.filter((one) => one.is_proposed).map((one) => keyOf(slot, one)),
        ),
      ),
    )
  }, [proposal])
  if (!proposal)
    return <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={rotaWords.loading} />
  const shifts = proposal.slots.flatMap((slot) =>
    slot.candidates
      .filter((one) => chosen.has(keyOf(slot, one)))
      .map(({ account }) => ({ service: slot.service, day: slot.day, account })),
  )
  const { length: count } = shifts
  const toggle = (key: string) =>
    setChosen(
      (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    )

  const send = () =>
    act(
      async () => {
        await askToServe({ team, turns: shifts })
        await reload()
      },
      churchMails() ? rotaWords.requestsMailed : rotaWords.requestsSaved,
    )

  if (proposal.slots.length === 0) return <p className="empty">{rotaWords.teamNotNeeded}</p>
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {proposal.slots.map((slot) => (
          <li className="card grid content-start gap-3 p-4" key={`${slot.day} ${slot.service}`}>
            <SlotChoice slot={slot} chosen={chosen} toggle={toggle} />
          </li>
        ))}
      </ul>
      <p className="rota-send">
        <button
          className="btn btn-primary"
          type="button"
          disabled={busy || shifts.length === 0}
          aria-busy={busy}
          onClick={() => void send()}
        >
          {busy && <span className="spinner" aria-hidden="true" />}
          {count === 0 ? rotaWords.nobodyChosen : rotaWords.sendRequests({ count })}
        </button>
      </p>
    </>
  )
}

type ChoiceProps = { slot: Slot; chosen: ReadonlySet<string>; toggle: (key: string) => void }

function SlotChoice({ slot, chosen, toggle }: ChoiceProps) {
  const { candidates, held, needed } = slot
  const free = candidates.filter(({ hindrance }) => hindrance === '')
  const hindered = candidates.filter(({ hindrance }) => hindrance !== '')
  const open = Math.max(0, needed - held.length)
  const state = open === 0 ? rotaWords.noneOpen({ needed }) : rotaWords.someOpen({ needed, open })
  const proposed = free.filter(({ is_proposed }) => is_proposed)
  const others = free.filter(({ is_proposed }) => !is_proposed)
  const box = (one: CandidateAnswer) => (
    <label className="choice" key={one.account}>
      <input
        type="checkbox"
        checked={chosen.has(keyOf(slot, one))}
        onChange={() => toggle(keyOf(slot, one))}
      />
      <span>
        {one.name}
        <span className="hint block">{reasonWords(one)}</span>
      </span>
    </label>
  )
  return (
    <>
      <strong>{slot.service_title}</strong>
      <span className="hint">{whenWords(slot)}</span>
      <span>{held.length > 0 ? rotaWords.held({ state, names: held.join(', ') }) : state}</span>
      {open > 0 && proposed.length === 0 && <span>{rotaWords.nobodyFree}</span>}
      {proposed.map(box)}
      {others.length + hindered.length > 0 && (
        <details>
          <summary>{rotaWords.others}</summary>
          <div className="grid gap-1 pt-2">
            {others.map(box)}
            {hindered.map((one) => (
              <p key={one.account}>
                {one.name}
                <span className="hint block break-words">{hindranceWords(one)}</span>
              </p>
            ))}
          </div>
        </details>
      )}
    </>
  )
}
