import { pageAt } from '../accounts/site.ts'
import { findRecipient } from '../member-settings/optional-emails.ts'
import { sendOptional, type Writing } from '../opt-outs/optional-email.ts'
import { listOffered } from './offered.ts'
import { fillPlaces, type Promoted } from './places.ts'

/** E-mails people who moved from the waiting list to a place (`findRecipient`). */
export async function emailPromoted(writing: Writing, promoted: readonly Promoted[]): Promise<void> {
  const { db, site } = writing
  for (const { activity, accountId } of promoted) {
    const account = await findRecipient(db, { to: accountId, choice: 'news_mail' })
    if (!account) continue
    const offered = await listOffered(db)
    const { title, when, where } = offered.find(({ slug }) => slug === activity) ?? {
      ...{ title: activity, when: '', where: '' },
    }
    await sendOptional(writing, {
      ...{ accountId, topic: 'other' },
      to: account.email,
      subject: `You have a place: ${title}`,
      text: `Dear ${account.first_name},

a place has become free, and it is yours: ${title}.
${[when, where].filter(Boolean).join(', ')}

If you cannot come, please give it back, so that the next one can: ${pageAt(site, `/youthsignup#${activity}`, 'Youth Ministry, Sign up')}`,
    })
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
    promoted.push(...(await db.transaction().execute((write) => fillPlaces(write, activity, now()))))
  await emailPromoted(telling, promoted)
  return promoted.length
}
