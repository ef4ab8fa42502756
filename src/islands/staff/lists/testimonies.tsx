import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { RowName, RowText } from '../../../components/staff/lists/RowName.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'
import { categoryWords } from '../../../lib/texts/care/testimony-categories.ts'
import { listWords } from './messages.ts'

export const testimonyList = (): Omit<ListDescription<Testimony>, 'nameOf'> => ({
  title: listWords.testimonies,
  kind: 'testimony',
  search: listWords.searchTestimonies,
  empty: listWords.noTestimonies,
  why: listWords.whyTestimonies,
  columns: [
    { title: listWords.user, cell: ({ user_name }) => <RowName>{user_name || listWords.anonymous}</RowName> },
    {
      title: listWords.category,
      width: 'narrow',
      cell: ({ category }) => categoryWords.name({ name: testimonyCategoryName(category) }),
    },
    {
      title: listWords.testimony,
      width: 'wide' as const,
      cell: ({ content }) => <RowText text={content} length={40} />,
    },
    {
      title: listWords.date,
      order: 'created_at',
      width: 'narrow',
      cell: ({ created_at }) => <When date={created_at} />,
    },
    {
      title: listWords.status,
      width: 'narrow',
      cell: ({ is_approved }) => <StatusBadge status={is_approved ? 'Approved' : 'Pending'} />,
    },
  ],
})

/** The choices of the filter by status. */
export const testimonyStates = () =>
  [
    ['', listWords.everyStatus],
    ['pending', listWords.pending],
    ['approved', listWords.approved],
  ] as const

/** Which rows a choice shows, of a list that is filtered in the browser. */
export const testimoniesIn = {
  pending: ({ is_approved }: Testimony) => !is_approved,
  approved: ({ is_approved }: Testimony) => is_approved === true,
}
