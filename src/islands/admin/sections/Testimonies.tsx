import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import {
  approvalOf,
  approveTestimony,
  testimonyCalls,
  verifyTestimony,
} from '../../../lib/api/testimonies.ts'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/testimony.ts'
import { formatDay } from '../../../lib/dates.ts'
import { notify } from '../../../stores/toasts.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { testimonyColumns } from '../columns/testimonies.tsx'
import { useList } from '../useList.ts'

/** Shows, approves, verifies and deletes testimonies (spec 2 §2; docs/decisions/0024). */
export function Testimonies() {
  const list = useList(testimonyCalls.list)
  const { open, close, rowFor } = useOpened<'view' | 'delete', Testimony>()
  const leaving = rowFor('delete')
  const viewed = list.part?.rows.find(({ id }) => id === rowFor('view')?.id)

  async function set(row: Testimony, change: Partial<Testimony>, said: string): Promise<void> {
    list.change(row.id, (before) => ({ ...before, ...change }))
    try {
      if (change.is_approved !== undefined) await approveTestimony(row, change.is_approved)
      if (change.verified !== undefined) await verifyTestimony(row, change.verified)
      notify.success(said)
    } catch (error) {
      list.change(row.id, () => row)
      notify.error(whyRefused(error))
      void list.reload()
    }
  }

  const approve = (row: Testimony) => void set(row, { is_approved: true }, 'Testimony approved')
  return (
    <>
      <ListSection
        title="Testimonies"
        list={list}
        search="Search testimonies..."
        empty="No testimonies found"
        columns={testimonyColumns}
        actions={(row) => (
          <>
            <RowAct name="View" of={nameOf(row)} act={() => open('view', row)} />
            {!row.is_approved && <RowAct name="Approve" of={nameOf(row)} act={() => approve(row)} />}
            <RowAct name="Delete" of={nameOf(row)} act={() => open('delete', row)} danger />
          </>
        )}
      />
      {viewed && (
        <TestimonyDialog
          row={viewed}
          close={close}
          approve={() =>
            viewed.is_approved
              ? void set(viewed, { is_approved: false }, 'Testimony hidden')
              : approve(viewed)
          }
          verify={() =>
            void set(
              viewed,
              { verified: !viewed.verified },
              viewed.verified ? 'Testimony no longer verified' : 'Testimony verified',
            )
          }
        />
      )}
      {leaving && (
        <DeleteDialog
          kind="testimony"
          name={nameOf(leaving)}
          remove={async () => {
            await testimonyCalls.remove(leaving.id, approvalOf(leaving))
            list.change(leaving.id, () => undefined)
          }}
          outdated={() => void list.reload()}
          close={close}
        />
      )}
    </>
  )
}

const nameOf = ({ title, user_name }: Testimony) => title || `the testimony of ${user_name || 'Anonymous'}`

type DialogProps = { row: Testimony; close: () => void; approve: () => void; verify: () => void }

function TestimonyDialog({ row, close, approve, verify }: DialogProps) {
  return (
    <Dialog title={nameOf(row)} close={close}>
      <div className="grid gap-4">
        <p className="text-ink-soft">
          {row.user_name || 'Anonymous'} · {testimonyCategoryName(row.category)} · {formatDay(row.created_at)}
        </p>
        {row.image && <img src={row.image} alt="" />}
        <p className="whitespace-pre-line">{row.content}</p>
        {row.video && (
          <p>
            <a href={row.video} target="_blank" rel="noopener">
              Video
            </a>
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <button className={row.is_approved ? 'btn' : 'btn btn-primary'} type="button" onClick={approve}>
            {row.is_approved ? 'Hide again' : 'Approve'}
          </button>
          <button className="btn" type="button" aria-pressed={row.verified} onClick={verify}>
            {row.verified ? 'Verified: take back' : 'Verify'}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
