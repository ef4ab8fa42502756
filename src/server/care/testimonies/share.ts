import type { Context } from 'hono'
import { type TestimonyForm, testimonyAnswer } from '../../../lib/contract/care/testimony.ts'
import { testimonyRules } from '../../../lib/texts/care/testimony-rules.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { mayHaveCommitted } from '../../platform/errors/storage-errors.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { removeFiles, storePicture } from '../../platform/http/store-picture.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { named } from './approval.ts'
import { addTestimony, findSame, findTestimony } from './repo.ts'

const picture = { name: 'image', folder: 'testimonies', width: 1200 }

type Words = ReturnType<(typeof TestimonyForm)['parse']>

/** Stores a testimony with its picture; a duplicate returns the stored one. */
export async function share(
  c: Context<AppEnv>,
  { title, category, content, video }: Words,
  arrived: ReceivedFile | undefined,
) {
  const { id: accountId } = callerOf(c)
  const words = { accountId, title, category, content, video, now: c.var.now() }
  const same = await findSame(c.var.db, { ...words, hasPicture: arrived !== undefined })
  const shared = same ?? (await add(c, words, arrived))
  const testimony = await findTestimony(c.var.db, shared, { id: accountId, everything: true })
  return testimonyAnswer(testimony?.testimony ?? refuse(404, testimonyRules.noSuch), await zoneOf(c.var.db))
}

type Told = Omit<Parameters<typeof addTestimony>[1], 'imageKey'>

async function add(c: Context<AppEnv>, words: Told, arrived: ReceivedFile | undefined): Promise<number> {
  const imageKey = await storePicture(c, arrived, picture)
  try {
    const { id, isNews } = await c.var.db.transaction().execute(async (db) => {
      // Checked again, because encoding the picture takes time, and a concurrent request may have stored it meanwhile.
      const same = await findSame(db, { ...words, hasPicture: imageKey !== null })
      if (same) return { id: same, isNews: false }
      const added = await addTestimony(db, { ...words, imageKey })
      await audit(c, db, 'Testimony shared', { detail: named(added) })
      return { id: added, isNews: true }
    })
    if (!isNews) await removeFiles(c, imageKey)
    return id
  } catch (error) {
    if (!mayHaveCommitted(error)) await removeFiles(c, imageKey)
    throw error
  }
}
