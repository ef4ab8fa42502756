import { Dialog } from '../../components/ui/Dialog.tsx'
import { call } from '../../lib/api/call.ts'
import { listAllAssistants } from '../../lib/contract/groups/calls/assistants.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'

const load = () => call(listAllAssistants)

/** Who assists the leader of which fellowship. */
export function AllAssistants({ close }: { close: () => void }) {
  const { data: assistants } = useOnOpen(useLoaded(load, 'The assistants could not be loaded.'))
  return (
    <Dialog title="Assistants" close={close}>
      {!assistants && (
        <div
          className="skeleton min-h-24"
          role="status"
          aria-busy="true"
          aria-label="Loading the assistants"
        />
      )}
      {assistants?.length === 0 && <p className="text-ink-soft">No leader has an assistant yet.</p>}
      {assistants && assistants.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {assistants.map((one) => (
            <li className="card p-4 break-words" key={one.id}>
              <strong>{one.name}</strong>, {one.fellowship_name}
              <span className="hint block">
                {one.leader_name ? `Leader: ${one.leader_name}` : 'No leader at the moment'}; since{' '}
                {formatDay(one.named_at)}
                {one.named_by && `, named by @${one.named_by}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
