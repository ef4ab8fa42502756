import type { ReactNode } from 'react'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { findMembers, listTeams, setMembership } from '../../../lib/api/services/rota.ts'
import type { TeamAnswer } from '../../../lib/contract/services/rota.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { rotaWords } from './messages.ts'
import { TeamDialog } from './TeamDialog.tsx'

/** The church's own list of teams: what they need, and who belongs to them. */
export function Teams() {
  const { data: teams, edit, reload } = useOnOpen(useLoaded(listTeams, 'The teams could not be loaded.'))
  const show = (all: TeamAnswer[]) => edit(() => all)
  const { actions, add, opened } = useActs<TeamAnswer>({
    acts: [{ name: 'Edit', dialog: (team, dialog) => <TeamDialog {...dialog} team={team} changed={show} /> }],
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
      {teams?.length === 0 && <p className="empty">{rotaWords.teamsComeUshersChoir}</p>}
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
        name: 'Accept',
        when: ({ state }) => state === 'offered',
        call: ({ account }) => set(account, 'serves'),
        toast: ({ name }) => `${name} is in ${team.name}`,
      },
      {
        name: 'Decline',
        when: ({ state }) => state === 'offered',
        call: ({ account }) => set(account, ''),
        toast: 'Saved',
      },
      {
        name: 'Remove',
        when: ({ state }) => state === 'serves',
        danger: true,
        ask: ({ name }) => ({
          title: `Remove ${name} from ${team.name}?`,
          act: 'Remove',
          text: <p>Coming turns in this team are withdrawn, and {name} is told of them.</p>,
          failure: 'They are still in the team',
        }),
        call: ({ account }) => set(account, ''),
        toast: ({ name }) => `${name} is not in ${team.name} any more`,
      },
    ],
    nameOf: ({ name }) => name,
    instead: findTitle,
  })
  const serving = team.members.filter(({ state }) => state === 'serves')
  const offered = team.members.filter(({ state }) => state === 'offered')
  return (
    <>
      <div className="staff-head">
        <h3 id={title} tabIndex={-1}>
          {team.name}
        </h3>
        {children}
      </div>
      {!team.is_open && <p>{rotaWords.teamDoesNotServe}</p>}
      <ul>
        {team.needs.map(({ service, title, weekday, time, needed }) => (
          <li key={service}>
            {needed} at {title}, {weekday}
            {time && ` ${formatHour(time)}`}
          </li>
        ))}
      </ul>
      {team.needs.length === 0 && <p className="hint">{rotaWords.sayAtWhichServices}</p>}
      {offered.length > 0 && (
        <ul className="grid gap-1" aria-label={`Volunteers for ${team.name}`}>
          {offered.map((member) => (
            <li className="notice flex flex-wrap items-center justify-between gap-2" key={member.account}>
              <span>{member.name} volunteers.</span>
              <span className="flex flex-wrap gap-2">{actions(member)}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>
          {serving.length === 1 ? 'One person' : `${serving.length} people`}
          <span className="sr-only"> in {team.name}</span>
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
          label={`Add somebody to ${team.name}`}
          placeholder={rotaWords.findMemberByName}
          busy={busy}
          find={findMembers}
          labelOf={({ name, username }) => `${name} (@${username})`}
          choose={({ id, name }) => act(() => set(id, 'serves'), `${name} is in ${team.name}`)}
        />
      </div>
    </>
  )
}
