import { sql } from 'kysely'
import { instantOf } from '../../../lib/time/instants.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { idOfPerson } from '../../messages/recipients/recipient-id.ts'
import type { AutomaticKind, Looking, Occasion } from '../../messages/scheduled/kind.ts'
import { automaticKinds } from '../../messages/translated/messages.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { datesOn } from './week.ts'

/** Before this hour nobody is greeted, even without quiet hours. */
const from = '07:00'

export const birthday: AutomaticKind = {
  kind: 'birthday',
  get name() {
    return automaticKinds.birthday
  },
  get about() {
    return automaticKinds.aboutBirthday
  },
  purpose: 'care',
  subject: 'Happy birthday, {first name}!',
  text: 'Happy birthday, {first name}! We thank God for you and pray that this new year of yours is a blessed one.',
  fields: {},
  find: async ({ db, zone, today, hour }: Looking): Promise<Occasion[]> => {
    if (hour < from) return []
    const rows = await db
      .selectFrom('person')
      .select(['id', 'account_id'])
      .where(sql<string>`substr(born, 6)`, 'in', datesOn(today))
      .where('merged_into', 'is', null)
      .where(sql<boolean>`lower(status) not in ('gone home', 'transferred')`)
      .orderBy('id')
      .execute()
    return [
      {
        key: `birthday ${today}`,
        name: inEnglish(() => automaticKinds.birthday),
        people: rows.map(({ id, account_id }) => idOfPerson({ id, account_id })),
        // A greeting that quiet hours or a Sunday held up still goes on the day after, and not later.
        until: instantOf(zone, dayAfter(today, 2), '00:00'),
      },
    ]
  },
}
