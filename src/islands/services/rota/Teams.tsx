import { useEffect, useRef, useState } from 'react'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { findMembers, listTeams, setMembership } from '../../../lib/api/services/rota.ts'
import type { TeamAnswer } from '../../../lib/contract/services/rota.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { TeamDialog } from './TeamDialog.tsx'

/** The church's own list of teams: what they need, and who belongs to them. */
export function Teams() {
  const { found, edit, reload } = useOnOpen(useLoaded(listTeams, 'The teams could not be loaded.'))
  const [opened, setOpened] = useState<TeamAnswer | 'new'>()
  const changed = (all: TeamAnswer[]) => edit(() => all)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>Teams</h2>
        <button className="btn btn-primary" type="button" onClick={() => setOpened('new')}>
          Add team
        </button>
      </div>
      {!found && <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label="Loading" />}
      {found?.length === 0 && (
        <p className="empty">
          Teams come here: ushers, choir, sound, readers, children. Add one, say how many are needed at which
          service, and people can be asked.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {found?.map((team) => (
          <li className="card grid content-start gap-3 p-4" key={team.id}>
            <Team team={team} changed={changed} open={() => setOpened(team)} />
          </li>
        ))}
      </ul>
      {opened && (
        <TeamDialog
          team={opened === 'new' ? undefined : opened}
          changed={changed}
          outdated={() => void reload()}
          close={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

type Props = { team: TeamAnswer; changed: (all: TeamAnswer[]) => void; open: () => void }

function Team({ team, changed, open }: Props) {
  const title = `team-${team.id}`
  const [busy, act] = useAct(() => document.getElementById(title))
  const [removing, setRemoving] = useState<{ account: number; name: string }>()
  const removed = useRef(false)
  // The button went with its row.
  useEffect(() => {
    if (!removing && removed.current) document.getElementById(title)?.focus()
    removed.current = false
  }, [removing, title])
  const set = (account: number, state: 'serves' | '', said: string) =>
    act(async () => changed(await setMembership(team.id, account, state)), said)
  const serving = team.members.filter(({ state }) => state === 'serves')
  const offered = team.members.filter(({ state }) => state === 'offered')
  return (
    <>
      <div className="staff-head">
        <h3 id={title} tabIndex={-1}>
          {team.name}
        </h3>
        <RowAct name="Edit" of={team.name} act={open} />
      </div>
      {!team.is_open && <p>This team does not serve at present.</p>}
      <ul>
        {team.needs.map(({ service, title, weekday, time, needed }) => (
          <li key={service}>
            {needed} at {title}, {weekday}
            {time && ` ${formatHour(time)}`}
          </li>
        ))}
      </ul>
      {team.needs.length === 0 && <p className="hint">Say at which services it is needed.</p>}
      {offered.length > 0 && (
        <ul className="grid gap-1" aria-label={`Volunteers for ${team.name}`}>
          {offered.map(({ account, name }) => (
            <li className="notice flex flex-wrap items-center justify-between gap-2" key={account}>
              <span>{name} volunteers.</span>
              <span className="flex flex-wrap gap-2">
                <RowAct
                  name="Accept"
                  of={name}
                  busy={busy}
                  act={() => void set(account, 'serves', `${name} is in ${team.name}`)}
                />
                <RowAct name="Decline" of={name} busy={busy} act={() => void set(account, '', 'Saved')} />
              </span>
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
          {serving.map(({ account, name }) => (
            <li className="flex flex-wrap items-center justify-between gap-2" key={account}>
              {name}
              <RowAct name="Remove" of={name} busy={busy} danger act={() => setRemoving({ account, name })} />
            </li>
          ))}
        </ul>
      </details>
      {removing && (
        <Confirm
          title={`Remove ${removing.name} from ${team.name}?`}
          act="Remove"
          confirm={async () => {
            changed(await setMembership(team.id, removing.account, ''))
            removed.current = true
            notify.success(`${removing.name} is not in ${team.name} any more`)
          }}
          refused={whyRefused}
          close={() => setRemoving(undefined)}
        >
          <p>Coming turns in this team are withdrawn, and {removing.name} is told of them.</p>
        </Confirm>
      )}
      <div className="field">
        <NameSearch
          id={`add-${team.id}`}
          label={`Add somebody to ${team.name}`}
          placeholder="Find a member by name"
          busy={busy}
          find={findMembers}
          labelOf={({ name, username }) => `${name} (@${username})`}
          choose={({ id, name }) => set(id, 'serves', `${name} is in ${team.name}`)}
        />
      </div>
    </>
  )
}
