import { useEffect } from 'react'
import { FilterLinks } from '../../../components/ui/FilterLinks.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { useMore } from '../../../components/ui/useMore.tsx'
import { useQuery, writeQuery } from '../../../components/ui/useQuery.ts'
import { likeTestimony, listTestimonies } from '../../../lib/api/care/testimonies.ts'
import {
  type Testimony,
  testimonyCategories,
  testimonyCategoryName,
} from '../../../lib/contract/care/testimony.ts'
import { matches, readCategory, type TestimonySearch } from '../../../lib/finding/find-testimonies.ts'
import { categoryWords } from '../../../lib/texts/care/testimony-categories.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { editRow, useOptimisticEdits } from '../../../stores/useOptimisticEdits.ts'
import { useTodaysActs } from '../../../stores/useTodaysActs.ts'
import { testimonyWords } from './messages.ts'
import { NoTestimonies } from './NoTestimonies.tsx'
import { TestimonyCard } from './TestimonyCard.tsx'
import { TestimonySearchField } from './TestimonySearchField.tsx'

type Props = {
  seed: readonly Testimony[]
  /** The search in the URL of the page request. */
  initialSearch: TestimonySearch
}

/** `other` can be chosen when sharing, but has no filter of its own: it is found under All (spec 1 §9). */
const categories = () =>
  [
    ['', testimonyWords.allCategories],
    ...testimonyCategories
      .filter((category) => category !== 'other')
      .map((category) => [category, nameOf(category)] as const),
  ] as const

const nameOf = (category: string) => categoryWords.name({ name: testimonyCategoryName(category) })

/** The testimonies, filtered by category and by search words (spec 1 §2, Testimonies). */
export function TestimonyBrowser({ seed, initialSearch }: Props) {
  const awake = useHydrated()
  const member = useMember()
  const { rows, load, act } = useOptimisticEdits(seed, member?.username)
  const search = useQuery('search', initialSearch.search)
  const category = readCategory(useQuery('category', initialSearch.category))
  const { isDone, note, takeBack } = useTodaysActs('like', member?.username ?? '')
  const matchingRows = rows.filter((row) => matches(row, { search, category }))
  const { shown, more } = useMore(matchingRows)

  // Reloads when the user signs in or out. If the call fails, the server-rendered rows stay (docs/specification/settled.md).
  useEffect(() => {
    // The user is known only after hydration.
    if (!awake) return
    load(async () => (await listTestimonies()).rows).catch(console.error)
  }, [awake, load])

  async function like({ id, likes }: Testimony): Promise<void> {
    if (isDone(id)) return notify.success(testimonyWords.likedAlready)
    note(id)
    // A visitor's like is counted on this device only.
    if (!member) return
    const liked = editRow<Testimony>(id, (row) => ({ ...row, likes: Math.max(row.likes, likes + 1) }))
    if (!(await act(liked, () => likeTestimony(id)))) takeBack(id)
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <TestimonySearchField
        search={search}
        category={category}
        onSearch={(words) => writeQuery('search', words, { typed: true })}
      >
        <FilterLinks
          label={testimonyWords.category}
          name="category"
          options={categories()}
          chosen={category}
          others={{ search }}
        />
      </TestimonySearchField>
      <div className="list-head">
        <h2>{category ? nameOf(category) : testimonyWords.all}</h2>
        <p className="text-ink-soft" role="status">
          {testimonyWords.testimonies({ count: matchingRows.length })}
        </p>
      </div>
      {matchingRows.length === 0 && <NoTestimonies filtered={Boolean(search || category)} />}
      <ul className="testimonies">
        {shown.map((testimony) => (
          <TestimonyCard
            key={testimony.id}
            testimony={testimony}
            likes={testimony.likes + (!member && isDone(testimony.id) ? 1 : 0)}
            liked={isDone(testimony.id)}
            onLike={() => like(testimony)}
          />
        ))}
      </ul>
      {more}
    </div>
  )
}
