import { type RawBuilder, sql } from 'kysely'

/** A person younger than this is a child, in years. */
const grownUp = 13

/**
 * 1 for a person who is a child on a day: younger than thirteen years, or somebody says who may collect it. Who may be younger, since
 * only year or month of the birth is known, is a child, too. The query names the table `person`.
 */
export const isChild = (day: RawBuilder<unknown>): RawBuilder<number> => sql<number>`case
  when replace(person.born, '-00', '-99') > cast(cast(substr(${day}, 1, 4) as integer) - ${sql.lit(grownUp)} as text) || substr(${day}, 5)
  or exists (select 1 from collector where collector.child_id = person.id)
  or exists (select 1 from collector inner join person as entry on entry.id = collector.child_id
    where entry.merged_into = person.id) then 1 else 0 end`
