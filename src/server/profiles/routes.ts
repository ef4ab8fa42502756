import { type Context, Hono } from 'hono'
import { NewProfile, profileAnswer } from '../../lib/contract/profile.ts'
import { fellowshipExists } from '../fellowships/repo.ts'
import { drawSquare, NotAPicture } from '../files/pictures.ts'
import { newKey } from '../files/store.ts'
import type { AppEnv } from '../http/app.ts'
import { check } from '../http/body.ts'
import { refuse, refuseFields } from '../http/refusal.ts'
import { callerOf, signedIn } from '../http/rules.ts'
import { type Arrived, withMultipart } from '../http/upload.ts'
import { record } from '../log/repo.ts'
import { addProfile, findProfile } from './repo.ts'

const photographLimit = 10 * 1024 * 1024

/** Points a side: the largest that a screen of this product shows, twice over for sharp displays. */
const photographSize = 256

/** A member's own profile (spec 1 §7, profiles/). */
export const profiles = new Hono<AppEnv>()
  .get('/', signedIn, async (c) => c.json(profileAnswer(await readOwn(c))))
  .post('/', signedIn, async (c) => {
    await c.var.limits.spend('upload by account', String(callerOf(c).id))
    return withMultipart(
      c,
      { limit: photographLimit, files: ['profile_image'] },
      async ({ fields, files }) => {
        const form = check(fields, NewProfile)
        if (!(await fellowshipExists(c.var.db, form.fellowship)))
          refuseFields({ fellowship: ['This fellowship does not exist. Please choose another one'] })
        const imageKey = await keepPhotograph(c, files.profile_image)
        await complete(c, form, imageKey)
        return c.json({ ...profileAnswer(await readOwn(c)), profileComplete: true }, 201)
      },
    )
  })

async function readOwn(c: Context<AppEnv>) {
  const profile = await findProfile(c.var.db, callerOf(c).id)
  return profile ?? refuse(404, 'Your profile is not complete yet.')
}

/** Re-encodes the photograph and stores it; null without one. An empty file field is no photograph. */
async function keepPhotograph(c: Context<AppEnv>, arrived: Arrived | undefined): Promise<string | null> {
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

/** Stores the profile with its log entry; the photograph goes again when that does not succeed. */
async function complete(c: Context<AppEnv>, form: NewProfile, imageKey: string | null): Promise<void> {
  const caller = callerOf(c)
  const now = c.var.now()
  const { fellowship, martial_status, born_again, ...fields } = form
  const profile = {
    ...fields,
    account_id: caller.id,
    marital_status: martial_status,
    born_again: born_again ? (1 as const) : (0 as const),
    image_key: imageKey,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
  try {
    await c.var.db.transaction().execute(async (db) => {
      if (!(await addProfile(db, profile, fellowship))) refuse(409, 'Your profile is already complete.')
      const action = 'Profile completed'
      await record(db, { at: now, account: caller, action, address: c.var.address, status: 'success' })
    })
  } catch (error) {
    if (imageKey) await c.var.files.remove(imageKey)
    throw error
  }
}
