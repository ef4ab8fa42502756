import { sql } from 'kysely'
import { MarkedAnswer } from '../../../lib/contract/services/check-in.ts'
import type { Db } from '../../platform/db/tables.ts'
import { wholeOf } from '../../register/entries/merged-entries.ts'
import { isChild } from './child.ts'

type Counted = { id: number; kept_marks: string | null }

const nobody: MarkedAnswer = { all: 0, men: 0, women: 0, children: 0, visitors: 0, unsaid: 0 }

/**
 * How many people were marked at each of these services and events, as men, women, children and visitors of the register; merged
 * entries count once. Where the marks were deleted after their retention period, the count of that time.
 */
export async function countMarked(
  db: Db,
  checkInSessions: readonly Counted[],
): Promise<Map<number, MarkedAnswer>> {
  const answer = new Map(
    checkInSessions.map(({ id, kept_marks }) => [
      id,
      kept_marks === null ? { ...nobody } : MarkedAnswer.parse(JSON.parse(kept_marks)),
    ]),
  )
  const open = checkInSessions.filter(({ kept_marks }) => kept_marks === null).map(({ id }) => id)
  if (open.length === 0) return answer
  const kind = sql<Kind>`case when lower(person.status) like '%visit%' then 'visitors'
    when ${isChild(sql`sitting.day`)} = 1 then 'children'
    when person.gender = 'male' then 'men'
    when person.gender = 'female' then 'women'
    else 'unsaid' end`
  const rows = await db
    .selectFrom('sitting_mark')
    .innerJoin('sitting', 'sitting.id', 'sitting_mark.sitting_id')
    .innerJoin('person as marked', 'marked.id', 'sitting_mark.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', wholeOf('marked')))
    .select(['sitting.id as sitting', kind.as('kind'), sql<number>`count(distinct person.id)`.as('count')])
    .where('sitting.id', 'in', open)
    .where('is_here', '=', 1)
    .groupBy(['sitting.id', kind])
    .execute()
  const unnamed = await db
    .selectFrom('sitting_visitor')
    .select(['sitting_id as sitting', sql<number>`count(*)`.as('count')])
    .select(sql<Kind>`'visitors'`.as('kind'))
    .where('sitting_id', 'in', open)
    .where('is_here', '=', 1)
    .where('person_id', 'is', null)
    .groupBy('sitting_id')
    .execute()
  for (const { sitting, kind, count } of [...rows, ...unnamed]) {
    const marked = answer.get(sitting)
    if (!marked) continue
    marked[kind] += Number(count)
    marked.all += Number(count)
  }
  return answer
}

type Kind = Exclude<keyof MarkedAnswer, 'all'>
