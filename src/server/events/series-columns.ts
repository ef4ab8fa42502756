import { type RawBuilder, sql } from 'kysely'
import { endsFrom } from '../db/event-days.ts'

/* What a list of events says of their series: SQL over `event`. */

const ofSeries = (column: string) =>
  sql<string | null>`(select ${sql.ref(column)} from event_series where event_series.id = event.series_id)`

/** The rule of an event's series; null without one. */
export const ruleOf = ofSeries('rule').as('rule')

/** The last day of an event's series, '' for no end; null without a series. */
export const untilOf = ofSeries('until').as('repeats_until')

/** How many events of its series come after an event. */
export const laterOf = sql<number>`(select count(*) from event as later
  where later.series_id = event.series_id and later.series_day > event.series_day)`.as('later')

/** Whether an event is the first of its series that goes on at a day or begins later; true for one that does not repeat. */
export const isNextOfSeries = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(event.series_id is null or (${endsFrom(day)} and not exists (select 1 from event as sooner
    where sooner.series_id = event.series_id
      and (sooner.date >= ${day} or sooner.end_date >= ${day})
      and (sooner.date < event.date or (sooner.date = event.date and sooner.id < event.id)))))`
