import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  PublishedYearAnswer,
  YearForm,
  YearPreviewAnswer,
} from '../../../lib/contract/giving/published-year.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { note } from '../../settings/system-log/note.ts'
import { listYears, previewYear, publishYear, withdrawYear } from './published-years.ts'

const Years = z.array(PublishedYearAnswer)
const treasurer = holds('treasurer')

/** A year in figures on the page Give, as far as a treasurer publishes it (docs/decisions/giving.md#ledger). */
export const publishedYears = new Hono<AppEnv>()
  .get(
    '/years',
    treasurer,
    describe({ summary: 'What is published of years, newest first', answer: Years }),
    async (c) => c.json(await listYears(c.var.db)),
  )
  .post(
    '/years/preview',
    treasurer,
    demands('nothing'),
    describe({ summary: 'What would be published of a year; nothing is', answer: YearPreviewAnswer }),
    takes(YearForm),
    async (c) => c.json(await previewYear(c.var.db, await bodyOf(c), c.var.now())),
  )
  .post(
    '/years',
    treasurer,
    demands('nothing'),
    describe({ summary: 'Publishes a year on the page Give, as it stands now', status: 201, answer: Years }),
    takes(YearForm),
    async (c) => {
      const form = await bodyOf(c)
      const by = callerOf(c).id
      const publish = (db: Db) => publishYear(db, { form, by, now: c.var.now() })
      return c.json(await changing(c, 'Annual figures published', form.year, publish), 201)
    },
  )
  .delete(
    `/years/${id}`,
    treasurer,
    demands('nothing'),
    describe({ summary: 'Withdraws a published year', answer: Years }),
    async (c) => {
      const year = idOf(c)
      return c.json(await changing(c, 'Annual figures withdrawn', year, (db) => withdrawYear(db, year)))
    },
  )

async function changing(c: Context<AppEnv>, action: string, year: number, change: (db: Db) => Promise<void>) {
  await c.var.db.transaction().execute(async (db) => {
    await change(db)
    await note(c, db, action, { detail: `${year}` })
  })
  c.var.cache.invalidate('published years')
  return listYears(c.var.db)
}
