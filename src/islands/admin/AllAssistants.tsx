import { Dialog } from '../../components/ui/Dialog.tsx'
import { call } from '../../lib/api/call.ts'
import { listAllAssistants } from '../../lib/contract/groups/calls/assistants.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { adminWords } from './messages.ts'

const load = () => call(listAllAssistants)

/** Who assists the leader of which fellowship. */
export function AllAssistants({ close }: { close: () => void }) {
  const { data: assistants } = useOnOpen(useLoaded(load, adminWords.assistantsCouldNotBe))
  return (
    <Dialog title={adminWords.assistants} close={close}>
      {!assistants && (
        <div
          className="skeleton min-h-24"
          role="status"
          aria-busy="true"
          aria-label={adminWords.loadingAssistants}
        />
      )}
      {assistants?.length === 0 && <p className="text-ink-soft">{adminWords.noLeaderHasAssistant}</p>}
      {assistants && assistants.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {assistants.map((one) => (
            <li className="card p-4 break-words" key={one.id}>
              <strong>{one.name}</strong>, {one.fellowship_name}
              <span className="hint block">
                {one.leader_name
                  ? adminWords.leaderLeadername({ leaderName: one.leader_name })
                  : adminWords.noLeaderAtMoment}
                {one.named_by
                  ? adminWords.sinceDayNamedBy({ day: shownDay(one.named_at), namedBy: one.named_by })
                  : adminWords.sinceDay({ day: shownDay(one.named_at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
