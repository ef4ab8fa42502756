import { activities } from '../../content/youth.ts'
import { findAccount } from '../accounts/repo.ts'
import type { Deps } from '../context.ts'
import { howToStop, pageAt } from '../member-settings/optional-emails.ts'
import { findSettings } from '../member-settings/repo.ts'
import { fillPlaces, type Promoted } from './places.ts'

type Telling = Pick<Deps, 'db' | 'mail'> & { site: string | undefined }

/** Writes to those who waited and have a place now, where they have an address and want such letters. */
export async function tellPromoted(
  { db, mail, site }: Telling,
  promoted: readonly Promoted[],
): Promise<void> {
  for (const { activity, accountId } of promoted) {
    const account = await findAccount(db, accountId)
    if (!account?.email || account.deletion_requested_at) continue
    if (!(await findSettings(db, accountId)).news_mail) continue
    const { title, when, where } = activities.find(({ slug }) => slug === activity) ?? {
      ...{ title: activity, when: '', where: '' },
    }
    mail.send({
      to: account.email,
      subject: `You have a place: ${title}`,
      text: `Dear ${account.first_name},

a place has become free, and it is yours: ${title}.
${[when, where].filter(Boolean).join(', ')}

If you cannot come, please give it back, so that the next one can: ${pageAt(site, `/youthsignup#${activity}`, 'Youth Ministry, Sign up')}

${howToStop(site)}`,
    })
  }
}

/** Gives places that became free by a deleted account to those who wait, and tells them. Answers how many. */
export async function fillFreedPlaces({ now, ...telling }: Telling & { now: () => Date }): Promise<number> {
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
  await tellPromoted(telling, promoted)
  return promoted.length
}
