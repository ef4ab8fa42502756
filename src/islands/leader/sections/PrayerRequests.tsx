import type { Column } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { useOpenRow } from '../../../components/staff/useOpenRow.ts'
import { When } from '../../../components/staff/When.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { markAnswered } from '../../../lib/api/prayer-requests.ts'
import type { PrayerRequest } from '../../../lib/contract/prayer-request.ts'
import { formatDay } from '../../../lib/dates.ts'
import { hasWords } from '../../../lib/every-page/words.ts'
import { prayerTexts } from '../../../lib/messages/prayer-requests.ts'
import { notify } from '../../../stores/toasts.ts'
import { editRow } from '../../../stores/useOptimisticEdits.ts'
import { LeaderList } from '../LeaderList.tsx'
import { useLedFellowship } from '../useLeader.ts'

/** The members' prayer requests, including private ones (spec 2 §2; docs/decisions/0025). */
export function PrayerRequests() {
  const { prayers, again } = useLedFellowship()
  const { row: viewed, open, close } = useOpenRow(prayers.rows)

  async function answer({ id }: PrayerRequest): Promise<void> {
    const answered = editRow<PrayerRequest>(id, (row) => ({ ...row, is_answered: true }))
    if (await prayers.act(answered, () => markAnswered(id, 'pending'))) notify.success(prayerTexts.answered)
    // Another user may have changed it: reload.
    else await again(prayers)()
  }

  return (
    <>
      <LeaderList
        title="Prayer Requests"
        of={prayers}
        search="Search prayer requests..."
        empty="No prayer requests found"
        columns={columns}
        matches={matches}
        values={values}
        actions={(row) => (
          <>
            <RowAct name="View" of={row.title} act={() => open(row)} />
            {!row.is_answered && (
              <RowAct name="Mark as Answered" of={row.title} act={() => void answer(row)} />
            )}
          </>
        )}
      />
      {viewed && <PrayerDialog row={viewed} close={close} answer={() => void answer(viewed)} />}
    </>
  )
}

type DialogProps = { row: PrayerRequest; close: () => void; answer: () => void }

function PrayerDialog({ row, close, answer }: DialogProps) {
  return (
    <Dialog title={row.title} close={close}>
      <div className="grid gap-4">
        <p className="text-ink-soft">
          {row.user_name || 'Anonymous'} · {formatDay(row.created_at)}
          {row.is_private && ' · private: only its author and church staff see it'}
        </p>
        <p>
          <StatusBadge status={row.is_answered ? 'Answered' : 'Pending'} />
        </p>
        <p className="whitespace-pre-line">{row.description}</p>
        {!row.is_answered && (
          <p>
            <button className="btn btn-primary" type="button" onClick={answer}>
              Mark as Answered
            </button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

const matches = ({ user_name, title, description }: PrayerRequest, words: string) =>
  hasWords(`${user_name || 'Anonymous'} ${title} ${description}`, words)

const values = {
  name: ({ user_name }: PrayerRequest) => user_name,
  title: ({ title }: PrayerRequest) => title,
  date: ({ created_at }: PrayerRequest) => created_at,
  status: ({ is_answered }: PrayerRequest) => Number(is_answered),
}

const columns: readonly Column<PrayerRequest>[] = [
  { title: 'Submitted By', order: 'name', cell: ({ user_name }) => user_name || 'Anonymous' },
  {
    title: 'Request',
    order: 'title',
    cell: ({ title, is_private }) => (
      <>
        {title} {is_private && <span className="badge badge-gold">Private</span>}
      </>
    ),
  },
  { title: 'Date', order: 'date', cell: ({ created_at }) => <When date={created_at} /> },
  {
    title: 'Status',
    order: 'status',
    cell: ({ is_answered }) => <StatusBadge status={is_answered ? 'Answered' : 'Pending'} />,
  },
]
