import { call } from '../../../lib/api/call.ts'
import { readOpenPrayers, takePrayer } from '../../../lib/contract/care/calls/care.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { careWords } from './messages.ts'

const loadOpenPrayers = () => call(readOpenPrayers)

const findTitle = () => document.getElementById('prayers')

/** Prayer requests that nobody has taken. Whoever takes one has it among the own tasks. */
export function Prayers() {
  const { data: prayers, edit } = useOnOpen(useLoaded(loadOpenPrayers, careWords.prayersNotLoaded))
  const { actions } = useActs<{ id: number; title: string }>({
    acts: [
      {
        name: careWords.prayForThis,
        call: async ({ id }) => {
          await call(takePrayer, { id })
          edit((before) => before?.filter((one) => one.id !== id))
        },
        toast: careWords.addedToTasks,
      },
    ],
    nameOf: ({ title }) => title,
    instead: findTitle,
  })
  return (
    <div className="grid gap-4">
      <h2 id="prayers" tabIndex={-1}>
        {careWords.prayerPartners}
      </h2>
      {!prayers && (
        <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={careWords.loading} />
      )}
      {prayers?.length === 0 && <p className="empty">{careWords.somebodyPraysEveryRequest}</p>}
      <ul className="grid gap-2">
        {prayers?.map((prayer) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={prayer.id}>
            <span className="min-w-0">
              <strong className="break-words">{prayer.title}</strong>
              <span className="hint block">
                {[prayer.name || careWords.anonymous, shownDay(prayer.created_at)].join(', ')}
              </span>
            </span>
            {actions(prayer)}
          </li>
        ))}
      </ul>
    </div>
  )
}
