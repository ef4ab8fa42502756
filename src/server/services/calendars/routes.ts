import * as calls from '../../../lib/contract/services/calls/calendars.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { signedIn, unguarded } from '../../accounts/accounts/rights/guards.ts'
import { inLanguageOfAccount } from '../../accounts/accounts/sessions/kept-language.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { readChurch, readModulesOff } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { listEventsFrom } from '../events/repo.ts'
import { listAcceptedFrom } from '../rota/own.ts'
import { calendarOf } from './calendar.ts'
import { calendarRefusals, ownCalendarWords } from './messages.ts'
import { closeFeed, describeFeed, findReader, noteRead, openFeed } from './repo.ts'

/** How far back a calendar's events go, in milliseconds. */
const lookBack = 30 * 24 * 60 * 60 * 1000

/** A member's calendar feed, with meeting links, at a secret address (docs/specification/settled.md). */
export const calendars = new Routes()
  .answer(calls.readCalendarAddress, signedIn, (c) => describeFeed(c.var.db, callerOf(c).id))
  .answer(calls.makeCalendarAddress, signedIn, async (c) => {
    const { id } = callerOf(c)
    await c.var.limits.consume('calendar by account', String(id))
    const secret = await c.var.db.transaction().execute(async (db) => {
      await audit(c, db, 'Calendar address made')
      return openFeed(db, id, c.var.now())
    })
    return { path: `/backend/api/calendar/${secret}.ics`, ...(await describeFeed(c.var.db, id)) }
  })
  .answer(calls.revokeCalendarAddress, signedIn, async (c) => {
    const { id } = callerOf(c)
    await c.var.limits.consume('calendar by account', String(id))
    await writeLogged(c, { action: 'Calendar address deleted' }, (db) => closeFeed(db, id))
    return { detail: calendarRefusals.deleted }
  })
  .answer(calls.readCalendar, unguarded, async (c, { secret }) => {
    const { db, now, settings } = c.var
    // Only failed guesses count towards the rate limit, since many phones of a congregation share one address.
    const takeBack = await c.var.limits.consume('calendar by address', c.var.address)
    const reader = (await findReader(db, secretIn(secret))) ?? refuse(404, calendarRefusals.noCalendar)
    await takeBack()
    const zone = await zoneOf(db)
    await noteRead(db, reader.id, dayIn(zone, now()))
    const since = dayIn(zone, new Date(now().getTime() - lookBack))
    const events = await listEventsFrom(db, reader.fellowship_id, since)
    const site = new URL(settings.PUBLIC_SITE_URL ?? new URL(c.req.url).origin)
    const isServing = !(await readModulesOff(db)).has('rota')
    const turns = isServing ? await listAcceptedFrom(db, reader.id, since) : []
    const church = await readChurch(db)
    // Calendar programs say no language: it is that of the account.
    const calendar = await inLanguageOfAccount(db, reader.id, () =>
      calendarOf(ownCalendarWords.name, events, { site, church, shifts: turns }),
    )
    const type = 'text/calendar; charset=utf-8'
    return c.body(calendar, 200, { 'Content-Type': type, 'Cache-Control': 'private, no-store' })
  })

/** The secret in a path, which ends in .ics, since some calendar programs require that. */
const secretIn = (path: string) => /^([\w-]{43})\.ics$/.exec(path)?.[1] ?? ''
