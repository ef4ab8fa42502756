import type { Context } from 'hono'
import {
  type ActivityAnswer,
  type ActivityForm,
  type ActivitySlug,
  activitySlugs,
} from '../../../lib/contract/groups/activity.ts'
import * as calls from '../../../lib/contract/groups/calls/activities.ts'
import { roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { fellowshipExists } from '../../register/fellowships/joining.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { fellowshipRefusals } from '../fellowships/messages.ts'
import { emailPromoted } from './emails.ts'
import { fillActivity, type Promoted, signUp, withdraw } from './places.ts'
import { changeActivity, listActivities, listActivityGuests, listActivitySignups } from './repo.ts'

/** Sign-ups for youth activities: an extension, since the specification’s buttons do nothing (docs/specification/settled.md). */
export const activities = new Routes()
  .answer(calls.listActivities, signedIn, (c) => listActivities(c.var.db, callerOf(c)))
  .answer(calls.listMyActivities, signedIn, (c) => listActivitySignups(c.var.db, callerOf(c).id))
  .answer(calls.listActivityGuests, roles('admin', 'fellowship_leader'), async (c) => {
    const caller = callerOf(c)
    const managed = (await listActivities(c.var.db, caller)).filter(({ manages }) => manages)
    const reader = { activities: managed.map(({ slug }) => slug), isOffice: caller.role === 'admin' }
    const guests = await listActivityGuests(c.var.db, reader)
    // A leader whose fellowship has no activity saw nobody, so nothing is recorded.
    if (managed.length > 0)
      await recordAccess(c, { what: 'sign-ups for youth activities', rows: guests.length })
    return guests
  })
  .answer(calls.changeActivity, roles('admin', 'fellowship_leader'), async (c) => {
    const slug = activityOf(c)
    const form = await bodyOf(c)
    await c.var.limits.consume('inbox by account', String(callerOf(c).id))
    const promoted = await c.var.db.transaction().execute(async (db) => {
      await allowChange(c, db, slug, form)
      if (!(await changeActivity(db, slug, form))) refuse(409, changedMeanwhile())
      await audit(c, db, 'Activity changed', { detail: `${slug}: ${form.places ?? 'any number of'} places` })
      return fillActivity(db, slug, c.var.now())
    })
    notifyPromoted(c, promoted)
    return await answerOne(c, c.var.db, slug)
  })
  .answer(calls.signUpFor, signedIn, async (c) => {
    const guest = await guestOf(c)
    const promoted = await c.var.db.transaction().execute((db) => signUp(db, guest))
    notifyPromoted(c, promoted)
    const mine = await listActivitySignups(c.var.db, guest.accountId)
    const own = mine.find(({ activity }) => activity === guest.activity)
    return own ?? refuse(409, fellowshipRefusals.signUpCancelledMeanwhile)
  })
  .answer(calls.withdrawSignUp, signedIn, async (c) => {
    const guest = await guestOf(c)
    notifyPromoted(c, await c.var.db.transaction().execute((db) => withdraw(db, guest)))
    return { detail: fellowshipRefusals.yourSignUpCancelled }
  })

/** The activity in the path. Throws 404. */
function activityOf(c: Context<AppEnv>): ActivitySlug {
  const named = c.req.param('activity')
  return activitySlugs.find((slug) => slug === named) ?? refuse(404, fellowshipRefusals.thereNoSuchActivity)
}

async function guestOf(c: Context<AppEnv>) {
  const activity = activityOf(c)
  const { id: accountId } = callerOf(c)
  await c.var.limits.consume('signup by account', String(accountId))
  return { activity, accountId, now: c.var.now() }
}

async function answerOne(c: Context<AppEnv>, db: Db, slug: ActivitySlug): Promise<ActivityAnswer> {
  const all = await listActivities(db, callerOf(c))
  return all.find((one) => one.slug === slug) ?? refuse(404, fellowshipRefusals.thereNoSuchActivity)
}

/** Throws 403 when a leader's fellowship does not have the activity, or a leader would move it to another fellowship. */
async function allowChange(
  c: Context<AppEnv>,
  db: Db,
  slug: ActivitySlug,
  form: ActivityForm,
): Promise<void> {
  const { manages, fellowship } = await answerOne(c, db, slug)
  if (!manages) refuse(403, fellowshipRefusals.activityBelongsAnotherFellowship)
  if (form.fellowship === fellowship) return
  if (callerOf(c).role !== 'admin') refuse(403, fellowshipRefusals.churchOfficeSaysWhich)
  if (form.fellowship !== null && !(await fellowshipExists(db, form.fellowship)))
    refuseFields({ fellowship: [callRefusals.thereNoSuchFellowship] })
}

/** E-mails everyone except the caller, in the background. */
function notifyPromoted(c: Context<AppEnv>, promoted: readonly Promoted[]): void {
  const { background, db, mail, addressHash, settings } = c.var
  const others = promoted.filter(({ accountId }) => accountId !== callerOf(c).id)
  background.run(emailPromoted({ db, mail, addressHash, site: settings.PUBLIC_SITE_URL }, others))
}
