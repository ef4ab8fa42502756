import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowName, RowText } from '../../../../components/staff/lists/RowName.tsx'
import { useRows } from '../../../../components/staff/lists/useRows.ts'
import { StatusBadge } from '../../../../components/staff/StatusBadge.tsx'
import { TestimonyDialog } from '../../../../components/staff/TestimonyDialog.tsx'
import { When } from '../../../../components/staff/When.tsx'
import { type Testimony, testimonyCategoryName } from '../../../../lib/contract/care/testimony.ts'
import { hasWords } from '../../../../lib/text/has-words.ts'
import { categoryWords } from '../../../../lib/texts/care/testimony-categories.ts'
import { CrudSection } from '../../../staff/CrudSection.tsx'
import { testimoniesIn, testimonyList, testimonyStates } from '../../../staff/lists/testimonies.tsx'
import { leaderWords } from '../messages.ts'
import { useLedFellowship } from '../useLeader.ts'

/** The members' testimonies (spec 2 §2). Only the super admin approves them. */
export function Testimonies() {
  const { testimonies } = useLedFellowship()
  const list = useRows(testimonies, { matches, values, states: testimoniesIn })
  return (
    <CrudSection
      {...testimonyList()}
      why={leaderWords.whyTestimonies}
      advice={
        <a className="btn" href="/testimonyshare">
          {leaderWords.shareTestimony}
        </a>
      }
      list={list}
      nameOf={nameOf}
      columns={columns()}
      badge={({ is_approved }) => !is_approved && <StatusBadge status="Pending" />}
      view={{
        inAddress: true,
        dialog: (row, { close }) => (
          <TestimonyDialog
            row={row}
            title={nameOf(row)}
            video={
              <>
                {leaderWords.watchVideo[0]}
                <span className="sr-only">{leaderWords.watchVideo[1]}</span>
              </>
            }
            close={close}
          />
        ),
      }}
      filters={<ListFilter list={list} label={leaderWords.status} options={testimonyStates()} />}
    />
  )
}

const nameOf = ({ title, user_name }: Testimony) =>
  title || leaderWords.testimonyOf({ name: user_name || leaderWords.anonymous })

const categoryName = (category: string): string =>
  categoryWords.name({ name: testimonyCategoryName(category) })

const matches = ({ user_name, title, category, content }: Testimony, words: string) =>
  hasWords(`${user_name} ${title} ${categoryName(category)} ${content}`, words)

const values = {
  name: ({ user_name }: Testimony) => user_name,
  category: ({ category }: Testimony) => categoryName(category),
  created_at: ({ created_at }: Testimony) => created_at,
}

const columns = (): readonly Column<Testimony>[] => [
  {
    title: leaderWords.member,
    order: 'name',
    cell: ({ user_name }) => <RowName>{user_name || leaderWords.anonymous}</RowName>,
  },
  {
    title: leaderWords.category,
    order: 'category',
    width: 'narrow',
    cell: ({ category }) => categoryName(category),
  },
  {
    title: leaderWords.testimony,
    width: 'wide' as const,
    cell: ({ content }) => <RowText text={content} length={40} />,
  },
  {
    title: leaderWords.date,
    order: 'created_at',
    width: 'narrow',
    cell: ({ created_at }) => <When date={created_at} />,
  },
]
