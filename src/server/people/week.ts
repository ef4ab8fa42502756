import { sql } from 'kysely'
import { type AnniversaryAnswer, nameOfPerson } from '../../lib/contract/person.ts'
import { dayNameOf } from '../../lib/day-names.ts'
import type { Db } from '../db/tables.ts'
import { detailFor, inScope, type Scope } from '../people-register/scope.ts'

/** Birthdays and wedding days of the seven days from `today` on, by day. Who has gone home has none. */
export async function listWeek(db: Db, scope: Scope, today: string): Promise<AnniversaryAnswer[]> {
  const days = Array.from({ length: 7 }, (_, at) => {
    const day = new Date(`${today}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + at)
    return day.toISOString().slice(0, 10)
  })
  const dates = days.flatMap((day) => datesOn(day))
  const found = await Promise.all(
    (['born', 'married'] as const).map(async (column) => {
      const rows = await db
        .selectFrom('person')
        .select(['person.id', 'first_name', 'middle_name', 'last_name', 'gender'])
        .select(detailFor(scope, 'birthday', `person.${column}`).as('date'))
        .select(detailFor(scope, 'telephone', 'person.telephone').as('telephone'))
        .where(sql<string>`substr(${sql.ref(`person.${column}`)}, 6)`, 'in', dates)
        .where(sql<boolean>`lower(status) not in ('gone home', 'transferred')`)
        .where(inScope(scope))
        .orderBy('person.id')
        .limit(500)
        .execute()
      return rows
        .filter(({ date }) => date !== '')
        .map((row): AnniversaryAnswer => {
          const { date } = row
          const day = days.find((one) => datesOn(one).includes(date.slice(5))) ?? today
          const year = Number(date.slice(0, 4))
          return {
            ...{ id: row.id, name: nameOfPerson(row), day, telephone: row.telephone },
            kind: column === 'born' ? 'birthday' : 'wedding',
            years: year > 0 ? Number(day.slice(0, 4)) - year : null,
            day_name: column === 'born' ? dayNameOf(date, row.gender) : '',
          }
        })
    }),
  )
  return found.flat().sort((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name))
}

/** The dates that are kept on a day: on 28 February of a common year those of the 29th, too. */
export function datesOn(day: string): string[] {
  const date = day.slice(5)
  const isLeap = new Date(Date.UTC(Number(day.slice(0, 4)), 1, 29)).getUTCMonth() === 1
  return date === '02-28' && !isLeap ? [date, '02-29'] : [date]
}
