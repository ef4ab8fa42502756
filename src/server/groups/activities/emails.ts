import type { Writing } from '../../accounts/unsubscribes/optional-email.ts'
import { emailPlace } from '../places/email.ts'
import { placeEmailWords } from '../places/messages.ts'
import { listOffered } from './offered.ts'
import { fillActivity, type Promoted } from './places.ts'

/** E-mails people who moved from the waiting list to a place. */
export async function emailPromoted(writing: Writing, promoted: readonly Promoted[]): Promise<void> {
  if (promoted.length === 0) return
  const offered = await listOffered(writing.db)
  for (const { activity, accountId } of promoted) {
    const { title, when, where } = offered.find(({ slug }) => slug === activity) ?? {
      title: activity,
      when: '',
      where: '',
    }
    const page = `/youthsignup#${activity}`
    await emailPlace(writing, accountId, () => ({
      title,
      when,
      where,
      page,
      pageName: placeEmailWords.youthPage,
    }))
  }
}

/** Gives places freed by deleted accounts to people on the waiting list, and e-mails them. Returns how many. */
export async function fillFreedPlaces({ now, ...telling }: Writing & { now: () => Date }): Promise<number> {
  const { db } = telling
  const waiting = await db
    .selectFrom('activity_signup')
    .select('activity')
    .distinct()
    .where('placed_at', 'is', null)
    .execute()
  const promoted: Promoted[] = []
  for (const { activity } of waiting)
    promoted.push(...(await db.transaction().execute((write) => fillActivity(write, activity, now()))))
  await emailPromoted(telling, promoted)
  return promoted.length
}
