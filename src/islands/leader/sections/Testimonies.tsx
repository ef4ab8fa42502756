import type { Column } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { useOpenRow } from '../../../components/staff/useOpenRow.ts'
import { When } from '../../../components/staff/When.tsx'
import { excerptOf } from '../../../components/staff/words.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/testimony.ts'
import { formatDay } from '../../../lib/dates.ts'
import { hasWords } from '../../../lib/every-page/words.ts'
import { LeaderList } from '../LeaderList.tsx'
import { useLedFellowship } from '../useLeader.ts'

/** The members' testimonies (spec 2 §2). Only the super admin approves them. */
export function Testimonies() {
  const { testimonies } = useLedFellowship()
  const { row: viewed, open, close } = useOpenRow(testimonies.rows)
  return (
    <>
      <LeaderList
        title="Testimonies"
        of={testimonies}
        search="Search testimonies..."
        empty="No testimonies found"
        columns={columns}
        matches={matches}
        values={values}
        actions={(row) => <RowAct name="View" of={nameOf(row)} act={() => open(row)} />}
      />
      {viewed && (
        <Dialog title={nameOf(viewed)} close={close}>
          <div className="grid gap-4">
            <p className="text-ink-soft">
              {viewed.user_name || 'Anonymous'} · {testimonyCategoryName(viewed.category)} ·{' '}
              {formatDay(viewed.created_at)}
            </p>
            {viewed.image && <img src={viewed.image} alt="" loading="lazy" />}
            <p className="whitespace-pre-line">{viewed.content}</p>
            {viewed.video && (
              <p>
                <a href={viewed.video} target="_blank" rel="noopener">
                  Watch the video<span className="sr-only"> (opens in a new tab)</span>
                </a>
              </p>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}

const nameOf = ({ title, user_name }: Testimony) => title || `The testimony of ${user_name || 'Anonymous'}`

const matches = ({ user_name, title, category, content }: Testimony, words: string) =>
  hasWords(`${user_name} ${title} ${testimonyCategoryName(category)} ${content}`, words)

const values = {
  name: ({ user_name }: Testimony) => user_name,
  category: ({ category }: Testimony) => testimonyCategoryName(category),
  date: ({ created_at }: Testimony) => created_at,
}

const columns: readonly Column<Testimony>[] = [
  { title: 'Member', order: 'name', cell: ({ user_name }) => user_name || 'Anonymous' },
  { title: 'Category', order: 'category', cell: ({ category }) => testimonyCategoryName(category) },
  { title: 'Testimony', cell: ({ content }) => excerptOf(content, 80) },
  { title: 'Date', order: 'date', cell: ({ created_at }) => <When date={created_at} /> },
]
