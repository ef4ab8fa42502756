import { sql } from 'kysely'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { seenIn, timesMissed, wasSeen } from '../../register/entries/seen.ts'
import { idOfAccount, isToAccountOf } from '../recipients/recipient-id.ts'
import { automaticKinds } from '../translated/messages.ts'
import type { AutomaticKind, Looking, Occasion } from './kind.ts'

/**
 * In days: how long somebody is absent before the message goes, and after how many days it goes no more. The message goes on the
 * day after the third week, when the marks of that week's meeting are there.
 */
const [least, most] = [22, 28]

/** The church's hour in which absences are looked for: that reads the attendance of a week. */
const hours = ['10:00', '11:00'] as const

/** The fewest marked absences since the last presence. With fewer, attendance was not taken. */
const absences = 2

export const missed: AutomaticKind = {
  kind: 'missed',
  get name() {
    return automaticKinds.missed
  },
  get about() {
    return automaticKinds.aboutMissed
  },
  purpose: 'care',
  subject: 'We think of you, {first name}',
  text: 'Dear {first name}, we have not seen you for some weeks and think of you. If there is something we can do or pray for, tell us. You are always welcome.',
  fields: {},
  find: async ({ db, today, hour }: Looking): Promise<Occasion[]> => {
    if (hour < hours[0] || hour >= hours[1]) return []
    const [first, last] = [dayAfter(today, -most), dayAfter(today, -least)]
    const rows = await db
      .selectFrom((row) =>
        row
          .selectFrom(seenIn({ after: dayAfter(first, -1), until: last }).as('mark'))
          .innerJoin('person', 'person.id', 'mark.person_id')
          .select(['person.id', 'person.account_id', 'person.status'])
          .select((one) => one.fn.max('mark.day').as('seen'))
          .where('person.account_id', 'is not', null)
          .groupBy(['person.id', 'person.account_id', 'person.status'])
          .as('person'),
      )
      .select([sql<number>`person.account_id`.as('account_id'), 'person.seen'])
      .where(sql<boolean>`not ${wasSeen({ after: last, until: today })}`)
      .where(timesMissed('person.seen', today), '>=', absences)
      // Nobody writes so to who has died or moved away.
      .where(sql<boolean>`lower(person.status) not in ('gone home', 'transferred')`)
      // A mark that was changed since makes no second absence of the first.
      .where(sql<boolean>`not exists (
        select 1 from delivery join message on message.id = delivery.message_id
         where ${isToAccountOf('delivery.recipient', 'person.account_id')} and message.automatic = 'missed'
           and delivery.created_at >= ${first})`)
      .orderBy('person.account_id')
      .execute()
    const bySeen = Map.groupBy(rows, ({ seen }) => seen)
    return [...bySeen].map(([seen, all]) => ({
      key: `missed ${seen}`,
      name: inEnglish(() => automaticKinds.lastSeen({ seen })),
      people: all.map(({ account_id }) => idOfAccount(account_id)),
    }))
  },
}
