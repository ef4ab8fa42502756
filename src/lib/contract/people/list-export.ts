import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { atMost } from '../base.ts'

/** Lists that staff can export as a file. */
const exportedLists = [
  'system log',
  'attendance',
  'activity sign-ups',
  'event sign-ups',
  'people',
  'check-ins',
] as const

/** POST exports/: name of the list, number of rows, and the filter. */
export const ListExport = z.strictObject({
  list: z.enum(exportedLists, { error: () => peopleRules.nameList }),
  rows: z.number({ error: () => peopleRules.sayHowManyRows }).check(
    z.refine((rows) => Number.isInteger(rows) && rows >= 0 && rows <= 1_000_000, {
      error: () => peopleRules.sayHowManyRows,
    }),
  ),
  filter: z._default(z.string().check(atMost(200)), ''),
})
export type ListExport = z.input<typeof ListExport>
