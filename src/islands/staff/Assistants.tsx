import { useCallback, useId, useState } from 'react'
import { NameSearch } from '../../components/staff/lists/NameSearch.tsx'
import { personName } from '../../components/staff/Person.tsx'
import { Confirm } from '../../components/ui/Confirm.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { whyRefused } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { findMembers } from '../../lib/api/groups/fellowship-members.ts'
import type { FellowshipMember } from '../../lib/contract/accounts/account-details.ts'
import type { Id } from '../../lib/contract/base.ts'
import { type AssistantAnswer, mostAssistants } from '../../lib/contract/groups/assistant.ts'
import { endAssistance, listAssistants, nameAssistant } from '../../lib/contract/groups/calls/assistants.ts'
import { churchMails } from '../../lib/site/this-church.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { notify } from '../../stores/toasts.ts'
import { useAct } from '../../stores/useAct.ts'
import { useLoaded, useOnOpen } from './useLoaded.ts'

type Props = { fellowship: { id: Id; name: string }; close: () => void }

/** Who assists the leader of a fellowship: named here, and taken back. For its leader, and for super admins. */
export const AssistantsDialog = ({ fellowship, close }: Props) => (
  <Dialog title={`Assistants of ${fellowship.name}`} close={close}>
    <Assistants fellowship={fellowship.id} />
  </Dialog>
)

function Assistants({ fellowship }: { fellowship: Id }) {
  const load = useCallback(() => call(listAssistants, { id: fellowship }), [fellowship])
  const { data: assistants, isHere, edit } = useOnOpen(useLoaded(load, 'The assistants could not be loaded.'))
  const [busy, act] = useAct()
  const [ending, setEnding] = useState<AssistantAnswer>()
  const search = useId()
  const find = useCallback((words: string) => findMembers(fellowship, words), [fellowship])
  if (!isHere) return null
  if (!assistants)
    return (
      <div className="skeleton min-h-24" role="status" aria-busy="true" aria-label="Loading the assistants" />
    )

  const name = (member: FellowshipMember) =>
    act(
      async () => {
        const now = await call(nameAssistant, { id: fellowship, member: member.id })
        edit(() => now)
      },
      `${personName(member)} is an assistant now`,
    )

  return (
    <div className="grid gap-4">
      <p>
        Assistants mark attendance, see the members, answer who wants to join and who writes to the leader,
        write to the fellowship, and call those who are missed. They name nobody, move nobody away and delete
        no meeting.
      </p>
      {assistants.length === 0 ? (
        <p className="text-ink-soft">Nobody assists yet.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {assistants.map((one) => (
            <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={one.id}>
              <span className="min-w-0 break-words">
                <strong>{one.name}</strong>
                <span className="hint block">
                  Since {formatDay(one.named_at)}
                  {one.named_by && `, named by @${one.named_by}`}
                </span>
              </span>
              <button className="btn" type="button" onClick={() => setEnding(one)}>
                Remove<span className="sr-only"> {one.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">Whoever a leader before named goes on until the new leader decides here.</p>
      {assistants.length < mostAssistants ? (
        <div className="field">
          <NameSearch
            id={search}
            label="Add assistant"
            placeholder="Type two letters of the name"
            busy={busy}
            find={find}
            labelOf={(member) => `${personName(member)} (@${member.username})`}
            choose={name}
          />
        </div>
      ) : (
        <p className="hint">A fellowship has at most {mostAssistants} assistants.</p>
      )}
      {ending && (
        <Confirm
          title={`Remove ${ending.name} as assistant?`}
          act="Remove"
          confirm={async () => {
            const now = await call(endAssistance, { id: fellowship, member: ending.id })
            edit(() => now)
            notify.success(`${ending.name} is no longer an assistant`)
          }}
          refused={whyRefused}
          close={() => setEnding(undefined)}
        >
          <p>
            What they have taken over comes back to the leader. They stay a member
            {churchMails() && ', and are told by e-mail'}.
          </p>
        </Confirm>
      )}
    </div>
  )
}
