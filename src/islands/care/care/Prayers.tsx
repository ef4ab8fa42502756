import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { call } from '../../../lib/api/call.ts'
import { readOpenPrayers, takePrayer } from '../../../lib/contract/care/calls/care.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

const loadOpenPrayers = () => call(readOpenPrayers)

const findTitle = () => document.getElementById('prayers')

/** Prayer requests that nobody has taken. Whoever takes one has it among the own tasks. */
export function Prayers() {
  const { found, edit } = useOnOpen(useLoaded(loadOpenPrayers, 'The requests could not be loaded.'))
  const [busy, act] = useAct(findTitle)
  const take = (id: number) =>
    void act(async () => {
      await call(takePrayer, { id })
      edit((before) => before?.filter((one) => one.id !== id))
    }, 'Added to your tasks')
  return (
    <div className="grid gap-4">
      <h2 id="prayers" tabIndex={-1}>
        Prayer partners
      </h2>
      {!found && <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label="Loading" />}
      {found?.length === 0 && <p className="empty">Somebody prays for every request.</p>}
      <ul className="grid gap-2">
        {found?.map(({ id, title, name, created_at }) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={id}>
            <span className="min-w-0">
              <strong className="break-words">{title}</strong>
              <span className="hint block">{[name || 'Anonymous', formatDay(created_at)].join(', ')}</span>
            </span>
            <RowAct name="Pray for this" of={title} busy={busy} act={() => take(id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
