import { useCallback, useId, useState } from 'react'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { personName } from '../../../components/staff/Person.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { findMembers } from '../../../lib/api/groups/fellowship-members.ts'
import type { FellowshipMember } from '../../../lib/contract/accounts/account-details.ts'
import type { Id } from '../../../lib/contract/base.ts'
import { type AssistantAnswer, mostAssistants } from '../../../lib/contract/groups/assistant.ts'
import {
  endAssistance,
  listAssistants,
  nameAssistant,
} from '../../../lib/contract/groups/calls/assistants.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { staffWords } from '../messages.ts'
import { useLoaded, useOnOpen } from '../useLoaded.ts'

type Props = { fellowship: { id: Id; name: string }; close: () => void }

/** Who assists the leader of a fellowship: named here, and taken back. For its leader, and for super admins. */
export const AssistantsDialog = ({ fellowship, close }: Props) => (
  <Dialog title={staffWords.assistantsOf({ name: fellowship.name })} close={close}>
    <Assistants fellowship={fellowship.id} />
  </Dialog>
)

function Assistants({ fellowship }: { fellowship: Id }) {
  const load = useCallback(() => call(listAssistants, { id: fellowship }), [fellowship])
  const { data: assistants, isHere, edit } = useOnOpen(useLoaded(load, staffWords.assistantsNotLoaded))
  const [busy, act] = useAct()
  const [ending, setEnding] = useState<AssistantAnswer>()
  const search = useId()
  const find = useCallback((words: string) => findMembers(fellowship, words), [fellowship])
  if (!isHere) return null
  if (!assistants)
    return (
      <div
        className="skeleton min-h-24"
        role="status"
        aria-busy="true"
        aria-label={staffWords.loadingAssistants}
      />
    )

  const name = (member: FellowshipMember) =>
    act(
      async () => {
        const now = await call(nameAssistant, { id: fellowship, member: member.id })
        edit(() => now)
      },
      staffWords.isAssistant({ name: personName(member) }),
    )

  return (
    <div className="grid gap-4">
      <p>{staffWords.assistantsMay}</p>
      {assistants.length === 0 ? (
        <p className="text-ink-soft">{staffWords.nobodyAssistsYet}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {assistants.map((one) => (
            <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={one.id}>
              <span className="min-w-0 break-words">
                <strong>{one.name}</strong>
                <span className="hint block">
                  {one.named_by
                    ? staffWords.sinceNamedBy({ day: shownDay(one.named_at), name: one.named_by })
                    : staffWords.since({ day: shownDay(one.named_at) })}
                </span>
              </span>
              <button className="btn" type="button" onClick={() => setEnding(one)}>
                {staffWords.removeName({ name: one.name })[0]}
                <span className="sr-only">{staffWords.removeName({ name: one.name })[1]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">{staffWords.assistantsStay}</p>
      {assistants.length < mostAssistants ? (
        <div className="field">
          <NameSearch
            id={search}
            label={staffWords.addAssistant}
            placeholder={staffWords.typeTwoLetters}
            busy={busy}
            find={find}
            labelOf={(member) => `${personName(member)} (@${member.username})`}
            choose={name}
          />
        </div>
      ) : (
        <p className="hint">{staffWords.mostAssistants({ most: mostAssistants })}</p>
      )}
      {ending && (
        <Confirm
          title={staffWords.removeAssistant({ name: ending.name })}
          act={staffWords.remove}
          confirm={async () => {
            const now = await call(endAssistance, { id: fellowship, member: ending.id })
            edit(() => now)
            notify.success(staffWords.noLongerAssistant({ name: ending.name }))
          }}
          refused={whyRefused}
          close={() => setEnding(undefined)}
        >
          <p>{churchMails() ? staffWords.removedTold : staffWords.removedNotTold}</p>
        </Confirm>
      )}
    </div>
  )
}
