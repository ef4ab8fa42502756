import { sql } from 'kysely'
import {
  type AnniversaryAnswer,
  mostOfWeek as mostShown,
  nameOfPerson,
} from '../../../lib/contract/people/person.ts'
import { dayNameOf } from '../../../lib/time/day-names.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import type { Db } from '../../platform/db/tables.ts'
import { detailFor, inScope, type Scope } from '../../register/entries/register-scope.ts'

/**
 * Birthdays and wedding days of the seven days from `today` on, by day, `mostShown` of each with the next days first. Who has gone home
 * has none.
 */
export async function listWeek(db: Db, scope: Scope, today: string): Promise<AnniversaryAnswer[]> {
  const days = Array.from({ length: 7 }, (_, at) => dayAfter(today, at))
  const anniversaries = await Promise.all(
    (['born', 'married'] as const).map((column) => listOf(db, scope, column, days)),
  )
  return anniversaries.flat().sort((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name))
}

async function listOf(
  db: Db,
  scope: Scope,
  column: 'born' | 'married',
  days: readonly string[],
): Promise<AnniversaryAnswer[]> {
  const all: AnniversaryAnswer[] = []
  for (const day of days) {
    if (all.length >= mostShown) break
    const rows = await db
      .selectFrom('person')
      .select(['person.id', 'first_name', 'middle_name', 'last_name', 'gender'])
      .select(detailFor(scope, 'birthday', `person.${column}`).as('date'))
      .select(detailFor(scope, 'telephone', 'person.telephone').as('telephone'))
      .where(sql<string>`substr(${sql.ref(`person.${column}`)}, 6)`, 'in', datesOn(day))
      .where(sql<boolean>`lower(status) not in ('gone home', 'transferred')`)
      .where(inScope(scope))
      .where(sql<boolean>`${detailFor(scope, 'birthday', `person.${column}`)} <> ''`)
      .orderBy('person.id')
      .limit(mostShown - all.length)
      .execute()
    all.push(...rows.map((row) => answerOf(row, column, day)))
  }
  return all
}

type Row = { id: number; first_name: string; middle_name: string; last_name: string; gender: string } & {
  date: string
  telephone: string
}

function answerOf(row: Row, column: 'born' | 'married', day: string): AnniversaryAnswer {
  const { id, date, telephone, gender } = row
  const year = Number(date.slice(0, 4))
  return {
    id,
    name: nameOfPerson(row),
    day,
    telephone,
    kind: column === 'born' ? 'birthday' : 'wedding',
    years: year > 0 ? Number(day.slice(0, 4)) - year : null,
    day_name: column === 'born' ? dayNameOf(date, gender) : '',
  }
}

/** The dates that are kept on a day: on 28 February of a common year those of the 29th, too. */
export function datesOn(day: string): string[] {
  const date = day.slice(5)
  const isLeap = new Date(Date.UTC(Number(day.slice(0, 4)), 1, 29)).getUTCMonth() === 1
  return date === '02-28' && !isLeap ? [date, '02-29'] : [date]
}
