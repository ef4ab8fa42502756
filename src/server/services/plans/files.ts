import type { Context } from 'hono'
import { audioLimit } from '../../../lib/contract/media/recording-limits.ts'
import { mostPlanFiles, type PlanFile, type PlanFileForm } from '../../../lib/contract/services/plan.ts'
import { documentLimit } from '../../../lib/site/page-files.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import { soundExtension } from '../../media/sermons/recordings.ts'
import { withUpload } from '../../media/uploads/take.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { contentType } from '../../platform/files/content-type.ts'
import { typeOfFile } from '../../platform/files/file-types.ts'
import { newKey } from '../../platform/files/store.ts'
import { attachmentNamed } from '../../platform/http/attachment.ts'
import { storePicture } from '../../platform/http/store-picture.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'

/** The folder of the store, whose files are served by their plan alone. */
const folder = 'plans'

/** The width of a picture, in pixels. */
const pictureWidth = 1600

const endingOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

const kinds: Readonly<Record<string, PlanFile['kind']>> = { pdf: 'pdf', webp: 'picture' }

/** A file as answers have it. */
export const fileOf = (row: { id: number; name: string; file_key: string; bytes: number }): PlanFile => ({
  ...{ id: row.id, name: row.name, bytes: row.bytes },
  kind: kinds[endingOf(row.file_key)] ?? 'sound',
})

/** Files of items, by item. */
export async function filesOf(db: Db, items: readonly number[]) {
  if (items.length === 0) return new Map<number, never[]>()
  const rows = await db
    .selectFrom('plan_file')
    .select(['id', 'item_id', 'name', 'file_key', 'bytes'])
    .where('item_id', 'in', items)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ item_id }) => item_id)
}

/** A file of a plan. Throws 404, also for one of another plan. */
export const requireFile = async (db: Db, plan: number, id: number) =>
  (await db
    .selectFrom('plan_file')
    .innerJoin('plan_item', 'plan_item.id', 'item_id')
    .select(['plan_file.id', 'item_id', 'name', 'file_key', 'bytes'])
    .where('plan_id', '=', plan)
    .where('plan_file.id', '=', id)
    .executeTakeFirst()) ?? refuse(404, planRules.noFile)

/** The keys of the files of an item. */
export async function keysOfItem(db: Db, item: number): Promise<string[]> {
  const rows = await db.selectFrom('plan_file').select('file_key').where('item_id', '=', item).execute()
  return rows.map(({ file_key }) => file_key)
}

/** What an upload of the caller becomes: a PDF or a sound as it came, a picture drawn anew. Throws 400 at the field `file` for anything else. */
export const storePlanFile = (c: Context<AppEnv>, upload: string): Promise<{ key: string; bytes: number }> =>
  withUpload(c, { upload, type: 'page' }, async (arrived) => {
    if (!arrived) refuseFields({ file: [planRules.file] })
    const type = (await typeOfFile(arrived.path)) ?? ''
    if (type.startsWith('image/')) return storedPicture(c, arrived)
    const isPdf = type === 'application/pdf'
    const extension = isPdf ? 'pdf' : await soundExtension(arrived.path)
    if (!extension) refuseFields({ file: [planRules.file] })
    const limit = isPdf ? documentLimit : audioLimit
    if (arrived.bytes > limit) refuseFields({ file: [planRules.fileLarge({ most: limit / 1024 / 1024 })] })
    const key = newKey(folder, extension)
    await c.var.files.putCopy(arrived.path, key)
    return { key, bytes: arrived.bytes }
  })

async function storedPicture(c: Context<AppEnv>, arrived: ReceivedFile) {
  if (arrived.bytes > documentLimit)
    refuseFields({ file: [planRules.fileLarge({ most: documentLimit / 1024 / 1024 })] })
  const key = await storePicture(c, arrived, { name: 'file', folder, width: pictureWidth })
  if (!key) refuseFields({ file: [planRules.file] })
  return { key, bytes: (await c.var.files.find(key))?.bytes ?? 0 }
}

type Stored = PlanFileForm & { key: string; bytes: number; now: Date }

/** Throws 404, and 409 for an item that takes no more files. Returns whether the upload is a file of it already. */
export async function takesFile(db: Db, plan: number, item: number, upload: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_item')
    .innerJoin('service_plan', 'service_plan.id', 'plan_id')
    .select('is_template')
    .where('plan_item.id', '=', item)
    .where('plan_id', '=', plan)
    .executeTakeFirst()
  if (!row) refuse(404, planRules.noItem)
  if (row.is_template === 1) refuse(409, planRules.templateFiles)
  const files = await db.selectFrom('plan_file').select('upload').where('item_id', '=', item).execute()
  if (files.some((file) => file.upload === upload)) return true
  if (files.length >= mostPlanFiles) refuse(409, planRules.files({ most: mostPlanFiles }))
  return false
}

/** Adds a stored file to an item; the same upload again adds nothing. Returns whether it added. Call it in a transaction that has locked the plan. */
export async function addFile(
  db: Db,
  plan: number,
  item: number,
  { upload, name, key, bytes, now }: Stored,
): Promise<boolean> {
  if (await takesFile(db, plan, item, upload)) return false
  const added = { item_id: item, name, file_key: key, bytes, upload, added_at: now.toISOString() }
  await db.insertInto('plan_file').values(added).execute()
  return true
}

/** Takes a file away. Returns its key. Throws 404. */
export async function removeFile(db: Db, plan: number, id: number): Promise<string> {
  const { file_key } = await requireFile(db, plan, id)
  await db.deleteFrom('plan_file').where('id', '=', id).execute()
  return file_key
}

/** The headers of a file that only who has a part in the service may read: it is saved, and runs nothing. */
export function fileHeaders({ name, file_key, bytes }: { name: string; file_key: string; bytes: number }) {
  const ending = endingOf(file_key)
  const plain = name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`
  return {
    'Content-Type': contentType(file_key),
    'Content-Length': String(bytes),
    'Content-Disposition': attachmentNamed(plain),
    'Cache-Control': 'private, no-store',
  }
}
