import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { eventRefusals } from '../messages.ts'

/** Reads the query `series`: 'next', the id of a series, or undefined without it. Throws 400 for anything else. */
export function readSeriesOf(c: Context<AppEnv>): 'next' | number | undefined {
  const given = c.req.query('series')
  if (!given) return undefined
  if (given === 'next') return given
  return /^\d{1,15}$/.test(given) ? Number(given) : refuseFields({ series: [eventRefusals.nextOrSeries] })
}
