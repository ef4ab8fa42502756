import { type RawBuilder, sql } from 'kysely'

/* What a list of events says of their series: SQL over `event`. */

const ofSeries = (column: string) =>
  sql<string | null>`(select ${sql.ref(column)} from event_series where event_series.id = event.series_id)`

/** The rule of an event's series; null without one. */
export const ruleOf = ofSeries('rule').as('rule')

/** The poster of an event's series, and what it shows; null without a series. */
export const posterOf = ofSeries('image_key').as('series_key')
export const posterAltOf = ofSeries('image_alt').as('series_alt')

/** The last day of an event's series, '' for no end; null without a series. */
export const untilOf = ofSeries('until').as('repeats_until')

/** How many events of its series come after an event. */
export const laterOf = sql<number>`(select count(*) from event as later
  where later.series_id = event.series_id and later.series_day > event.series_day)`.as('later')

/** 1 where people register for an event with tickets. */
export const registersOf =
  sql<number>`coalesce((select is_open from event_registration where event_id = event.id), 0)`.as('registers')

/**
 * Whether an event is the first of its series that goes on at a day or begins later, or the last one when all are over; true for one that
 * does not repeat.
 */
export const isNextOfSeries = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(event.series_id is null or event.id = coalesce(
    (select id from event as next where next.series_id = event.series_id
      and (next.date >= ${day} or next.end_date >= ${day}) order by next.date, next.id limit 1),
    (select id from event as last where last.series_id = event.series_id
      order by last.date desc, last.id desc limit 1)))`
