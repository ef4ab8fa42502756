import type { Context } from 'hono'
import * as staffCalls from '../../../lib/contract/accounts/calls/profile-of-staff.ts'
import * as profileCalls from '../../../lib/contract/accounts/calls/profiles.ts'
import {
  laterDays,
  noFellowship,
  type ProfileForm,
  profileAnswer,
} from '../../../lib/contract/accounts/profile.ts'
import { profileRules } from '../../../lib/texts/accounts/profile-rules.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Flag } from '../../platform/db/flag.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { mayHaveCommitted } from '../../platform/errors/storage-errors.ts'
import { drawSquare, NotAPicture } from '../../platform/files/pictures.ts'
import { newKey } from '../../platform/files/store.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import { asksLeader, askToJoin, fellowshipExists } from '../../register/fellowships/joining.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { servesChurch } from '../accounts/factors/second-factor-requirement.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { describeAccount, setProfileLater } from '../accounts/repo.ts'
import { signedIn } from '../accounts/rights/guards.ts'
import { addProfile, changeProfile, findKnown, findProfile, setImage } from './repo.ts'

/** The largest photograph, in bytes. */
const photographLimit = 10 * 1024 * 1024

/** Width and height in pixels: twice the largest size on any screen, for high-resolution displays. */
const photographSize = 256

/** The caller's own profile (spec 1 §7, profiles/). */
export const profiles = new Routes()
  .answer(profileCalls.readProfile, signedIn, async (c) => profileAnswer(await readOwn(c)))
  .answer(profileCalls.changeProfile, signedIn, async (c) => {
    const { marital_Status, born_again, ...fields } = await bodyOf(c)
    await refuseFuture(c, fields.date_of_birth)
    await readOwn(c)
    const changes = { ...fields, marital_status: marital_Status, born_again: flagOf(born_again) }
    await writeLogged(c, { action: 'Profile changed' }, (db) =>
      changeProfile(db, callerOf(c).id, changes, c.var.now()),
    )
    return profileAnswer(await readOwn(c))
  })
  .answer(
    profileCalls.sendPhotograph,
    signedIn,
    async (c) => {
      await c.var.limits.consume('upload by account', String(callerOf(c).id))
      return formOf(c, async ({ files }) => {
        const before = await readOwn(c)
        const key = await storePhotograph(c, files.profile_image)
        if (!key) refuseFields({ profile_image: [accountRefusals.pleaseChoosePhotograph] })
        await replaceImage(c, key, before.profile_image)
        return profileAnswer(await readOwn(c))
      })
    },
    photographLimit,
  )
  .answer(profileCalls.removePhotograph, signedIn, async (c) => {
    const before = await readOwn(c)
    await replaceImage(c, null, before.profile_image)
    return profileAnswer(await readOwn(c))
  })
  .answer(
    profileCalls.completeProfile,
    signedIn,
    async (c) => {
      await c.var.limits.consume('upload by account', String(callerOf(c).id))
      return formOf(c, async ({ fields: form, files }) => {
        await refuseFuture(c, form.date_of_birth)
        await refuseNoFellowship(c, form.fellowship)
        const imageKey = await storePhotograph(c, files.profile_image)
        await complete(c, form, imageKey)
        return { ...profileAnswer(await readOwn(c)), profileComplete: true }
      })
    },
    photographLimit,
  )

  .answer(
    staffCalls.completeStaffProfile,
    signedIn,
    async (c) => {
      const { id, role } = callerOf(c)
      await c.var.limits.consume('upload by account', String(id))
      if (!(await servesChurch(c.var.db, id, role))) refuse(400, accountRefusals.formPeopleWhoServe)
      return formOf(c, async ({ fields, files }) => {
        await refuseNoFellowship(c, fields.fellowship)
        const known = await findKnown(c.var.db, id)
        const form = { ...fields, ...known, martial_status: '', digital_address: '', born_again: null }
        const words = { occupation: '', church_information: '' }
        await complete(c, { ...form, ...words }, await storePhotograph(c, files.profile_image))
        return { ...profileAnswer(await readOwn(c)), profileComplete: true }
      })
    },
    photographLimit,
  )
  .answer(staffCalls.postponeProfile, signedIn, async (c) => {
    const { id } = callerOf(c)
    const until = new Date(c.var.now().getTime() + laterDays * 86_400_000)
    await setProfileLater(c.var.db, id, until.toISOString())
    return describeAccount(c.var.db, { id })
  })

/** Throws 400 for a fellowship that does not exist. */
async function refuseNoFellowship(c: Context<AppEnv>, fellowship: number): Promise<void> {
  if (fellowship !== noFellowship && !(await fellowshipExists(c.var.db, fellowship)))
    refuseFields({ fellowship: [accountRefusals.fellowshipDoesNotExist] })
}

/** Throws 400 for a date of birth after today, by the church's clock. */
async function refuseFuture(c: Context<AppEnv>, born: string): Promise<void> {
  if (born > (await churchDay(c.var.db, c.var.now())))
    refuseFields({ date_of_birth: [profileRules.bornInFuture] })
}

async function readOwn(c: Context<AppEnv>) {
  const profile = await findProfile(c.var.db, callerOf(c).id)
  return profile ?? refuse(404, accountRefusals.yourProfileNotComplete)
}

/** Re-encodes the photograph and stores it; null without one or for an empty file field. */
async function storePhotograph(
  c: Context<AppEnv>,
  arrived: ReceivedFile | undefined,
): Promise<string | null> {
  if (!arrived || arrived.bytes === 0) return null
  const drawn = c.var.files.temporary()
  try {
    await drawSquare(arrived.path, drawn, photographSize)
  } catch (error) {
    await c.var.files.discard(drawn)
    if (error instanceof NotAPicture) refuseFields({ profile_image: [error.message] })
    throw error
  }
  const key = newKey('avatars', 'webp')
  await c.var.files.putFile(drawn, key)
  return key
}

/** Sets another photograph and deletes the previous one. */
async function replaceImage(c: Context<AppEnv>, key: string | null, before: string | null): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    await setImage(db, callerOf(c).id, key, c.var.now())
    await audit(c, db, key ? 'Photograph changed' : 'Photograph removed')
  })
  await removeFiles(c, before?.replace(/^\/media\//, ''))
}

const flagOf = (answer: boolean | null): Flag | null => (answer === null ? null : answer ? 1 : 0)

/** Somebody who serves has no marital status here. */
type Completed = Omit<ProfileForm, 'martial_status'> & { martial_status: string }

/** Stores the profile with a log entry; deletes the photograph if that fails. */
async function complete(c: Context<AppEnv>, form: Completed, imageKey: string | null): Promise<void> {
  const caller = callerOf(c)
  const now = c.var.now()
  const { fellowship, martial_status, born_again, ...fields } = form
  const profile = {
    ...fields,
    account_id: caller.id,
    marital_status: martial_status,
    born_again: flagOf(born_again),
    image_key: imageKey,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
  try {
    await c.var.db.transaction().execute(async (db) => {
      // Who is in a fellowship already, by the register or an invitation, stays until another one takes them.
      const isChosen = fellowship !== noFellowship && fellowship !== caller.fellowshipId
      const asks = isChosen && (await asksLeader(db, fellowship, caller.id))
      if (!(await addProfile(db, profile, isChosen && !asks ? fellowship : undefined)))
        refuse(409, accountRefusals.yourProfileAlreadyComplete)
      if (asks) await askToJoin(db, { account: caller.id, fellowship, by: caller.id, now })
      await audit(c, db, 'Profile completed')
    })
    c.var.cache.invalidate('fellowships')
  } catch (error) {
    if (!mayHaveCommitted(error)) await removeFiles(c, imageKey)
    throw error
  }
}
