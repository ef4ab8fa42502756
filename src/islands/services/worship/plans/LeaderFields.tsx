import { useState } from 'react'
import { NameSearch } from '../../../../components/staff/lists/NameSearch.tsx'
import { call } from '../../../../lib/api/call.ts'
import { findPlanPeople } from '../../../../lib/contract/services/calls/plans.ts'
import type { PlanPerson } from '../../../../lib/contract/services/plan.ts'
import { planWords as words } from './messages.ts'

export type Leader = { leader_account: number | null; leader_team: number | null; leader_name: string }

type Props = {
  leader: Leader
  /** The name of the account that leads it now. */
  named: string
  teams: readonly { id: number; name: string }[]
  change: (leader: Leader) => void
}

const nobody: Leader = { leader_account: null, leader_team: null, leader_name: '' }

const find = (search: string) => call(findPlanPeople, { query: { search } })
const nameOf = ({ name }: PlanPerson) => name

const wayOf = ({ leader_account, leader_team, leader_name }: Leader): string =>
  leader_account !== null ? 'account' : leader_team !== null ? 'team' : leader_name ? 'name' : ''

/** Who leads an item: a team of the rota, somebody with an account, or a name. */
export function LeaderFields({ leader, named, teams, change }: Props) {
  const [way, setWay] = useState(() => wayOf(leader))
  const [chosen, setChosen] = useState(leader.leader_account === null ? '' : named)
  const choose = (next: string) => {
    setWay(next)
    setChosen('')
    change(next === 'team' ? { ...nobody, leader_team: teams[0]?.id ?? null } : nobody)
  }
  return (
    <fieldset className="grid gap-3">
      <div className="field">
        <label htmlFor="leader-way">{words.leader}</label>
        <select
          className="input"
          id="leader-way"
          value={way}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{words.leaderNobody}</option>
          {(teams.length > 0 || way === 'team') && <option value="team">{words.leaderTeam}</option>}
          <option value="account">{words.leaderAccount}</option>
          <option value="name">{words.leaderName}</option>
        </select>
      </div>
      {way === 'team' && (
        <div className="field">
          <label htmlFor="leader-team">{words.team}</label>
          <select
            className="input"
            id="leader-team"
            value={leader.leader_team ?? ''}
            onChange={({ currentTarget }) => change({ ...nobody, leader_team: Number(currentTarget.value) })}
          >
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {way === 'account' && (
        <div className="field">
          {chosen && <p role="status">{words.personChosen({ name: chosen })}</p>}
          <NameSearch
            id="leader_account"
            label={words.person}
            find={find}
            labelOf={nameOf}
            chosen={leader.leader_account}
            choose={({ id, name }) => {
              setChosen(name)
              change({ ...nobody, leader_account: id })
              return true
            }}
          />
        </div>
      )}
      {way === 'name' && (
        <div className="field">
          <label htmlFor="leader-name">{words.nameLabel}</label>
          <input
            className="input"
            id="leader-name"
            value={leader.leader_name}
            maxLength={120}
            onChange={({ currentTarget }) => change({ ...nobody, leader_name: currentTarget.value })}
          />
        </div>
      )}
    </fieldset>
  )
}
