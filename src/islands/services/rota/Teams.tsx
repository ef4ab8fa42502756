import type { ReactNode } from 'react'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { findMembers, listTeams, setMembership } from '../../../lib/api/services/rota.ts'
import type { TeamAnswer } from '../../../lib/contract/services/rota.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { rotaWords } from './messages.ts'
import { TeamDialog } from './TeamDialog.tsx'

/** The church's own list of teams: what they need, and who belongs to them. */
export function Teams() {
  const { data: teams, edit, reload } = useOnOpen(useLoaded(listTeams, rotaWords.teamsNotLoaded))
  const show = (all: TeamAnswer[]) => edit(() => all)
  const { actions, add, opened } = useActs<TeamAnswer>({
    acts: [
      {
        name: rotaWords.edit,
        dialog: (team, dialog) => <TeamDialog {...dialog} team={team} changed={show} />,
      },
    ],
    add: (dialog) => <TeamDialog {...dialog} team={undefined} changed={show} />,
    nameOf: ({ name }) => name,
    outdated: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{rotaWords.teams}</h2>
        <button className="btn btn-primary" type="button" onClick={add}>
          {rotaWords.addTeam}
        </button>
      </div>
      {!teams && (
        <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={rotaWords.loading} />
      )}
      {teams?.length === 0 && <p className="empty">{rotaWords.noTeamYet}</p>}
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {teams?.map((team) => (
          <li className="card grid content-start gap-3 p-4" key={team.id}>
            <Team team={team} show={show}>
              {actions(team)}
            </Team>
          </li>
        ))}
      </ul>
      {opened}
    </div>
  )
}

type Props = { team: TeamAnswer; show: (all: TeamAnswer[]) => void; children: ReactNode }

function Team({ team, show, children }: Props) {
  const title = `team-${team.id}`
  const findTitle = () => document.getElementById(title)
  const [busy, act] = useAct(findTitle)
  const set = async (account: number, state: 'serves' | '') =>
    show(await setMembership(team.id, account, state))
  const { actions, opened } = useActs<TeamAnswer['members'][number]>({
    acts: [
      {
        name: rotaWords.accept,
        when: ({ state }) => state === 'offered',
        call: ({ account }) => set(account, 'serves'),
        toast: ({ name }) => rotaWords.isIn({ name, team: team.name }),
      },
      {
        name: rotaWords.decline,
        when: ({ state }) => state === 'offered',
        call: ({ account }) => set(account, ''),
        toast: rotaWords.saved,
      },
      {
        name: rotaWords.remove,
        when: ({ state }) => state === 'serves',
        danger: true,
        ask: ({ name }) => ({
          title: rotaWords.removeFrom({ name, team: team.name }),
          act: rotaWords.remove,
          text: <p>{rotaWords.removeExplained({ name })}</p>,
          failure: rotaWords.notRemoved,
        }),
        call: ({ account }) => set(account, ''),
        toast: ({ name }) => rotaWords.isNotIn({ name, team: team.name }),
      },
    ],
    nameOf: ({ name }) => name,
    instead: findTitle,
  })
  const serving = team.members.filter(({ state }) => state === 'serves')
  const { length: count } = serving
  const offered = team.members.filter(({ state }) => state === 'offered')
  return (
    <>
      <div className="staff-head">
        <h3 id={title} tabIndex={-1}>
          {team.name}
        </h3>
        {children}
      </div>
      {!team.is_open && <p>{rotaWords.closed}</p>}
      <ul>
        {team.needs.map(({ service, title, weekday, time, needed }) => (
          <li key={service}>
            {rotaWords.neededAt({
              needed,
              service: title,
              when: shownTime(weekday + (time && ` ${formatHour(time)}`)),
            })}
          </li>
        ))}
      </ul>
      {team.needs.length === 0 && <p className="hint">{rotaWords.noNeeds}</p>}
      {offered.length > 0 && (
        <ul className="grid gap-1" aria-label={rotaWords.volunteersFor({ team: team.name })}>
          {offered.map((member) => (
            <li className="notice flex flex-wrap items-center justify-between gap-2" key={member.account}>
              <span>{rotaWords.volunteers({ name: member.name })}</span>
              <span className="flex flex-wrap gap-2">{actions(member)}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>
          {rotaWords.people({ count, team: team.name })[0]}
          <span className="sr-only">{rotaWords.people({ count, team: team.name })[1]}</span>
        </summary>
        <ul className="grid gap-1 pt-2">
          {serving.map((member) => (
            <li className="flex flex-wrap items-center justify-between gap-2" key={member.account}>
              {member.name}
              {actions(member)}
            </li>
          ))}
        </ul>
      </details>
      {opened}
      <div className="field">
        <NameSearch
          id={`add-${team.id}`}
          label={rotaWords.addSomebody({ team: team.name })}
          placeholder={rotaWords.findMember}
          busy={busy}
          find={findMembers}
          labelOf={({ name, username }) => `${name} (@${username})`}
          choose={({ id, name }) => act(() => set(id, 'serves'), rotaWords.isIn({ name, team: team.name }))}
        />
      </div>
    </>
  )
}
