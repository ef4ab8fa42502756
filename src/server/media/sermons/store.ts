import type { Context } from 'hono'
import type { SermonForm } from '../../../lib/contract/media/sermon.ts'
import { type Chapter, readChapters, wrongForLength } from '../../../lib/media/chapters.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused, refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { mayHaveCommitted } from '../../platform/errors/storage-errors.ts'
import { removeFiles, storePicture } from '../../platform/http/store-picture.ts'
import type { Form } from '../../platform/http/takes.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import { uploadRefusals } from '../uploads/messages.ts'
import { markUsed, removeUpload } from '../uploads/repo.ts'
import { withUpload } from '../uploads/take.ts'
import { mediaRefusals } from './messages.ts'
import { type Recording, storeRecording } from './recordings.ts'
import type { findSermon, SermonColumns } from './repo.ts'
import { requireSeries } from './series.ts'

const thumbnail = { name: 'thumbnail', folder: 'thumbnails', width: 960 }

type Before = NonNullable<Awaited<ReturnType<typeof findSermon>>>
type Write = (db: Db, columns: SermonColumns, version: number | undefined) => Promise<number>

/**
 * Stores a sermon's files (the recording is a file in the form or a completed upload), then its row and log entry in
 * one transaction. If that fails, deletes the stored files; an upload stays and can be used again.
 */
export function store(
  c: Context<AppEnv>,
  { fields: form, files }: SentSermon,
  write: Write,
  before?: Before,
): Promise<number> {
  return withUpload(c, form, (upload) => storeAll(c, { form, files, upload, write, before }))
}

type SentSermon = Form<SermonForm, 'file' | 'thumbnail'>

type Storing = {
  form: SermonForm
  files: SentSermon['files']
  upload: ReceivedFile | undefined
  write: Write
  before: Before | undefined
}

async function storeAll(
  c: Context<AppEnv>,
  { form, files, upload, write, before }: Storing,
): Promise<number> {
  const arrived = upload ?? files.file
  await requireSeries(c.var.db, form.series, before?.sermon.series)
  requireSource(form, (arrived?.bytes ?? 0) > 0 || hasStoredFile(form, before))
  const picture = await storePicture(c, files.thumbnail, thumbnail)
  let recording: Recording | undefined
  try {
    recording = await storeRecording(c, arrived, form.type)
    const columns = columnsOf(form, { recording, picture, before })
    // Without a version in the form, the version is the one whose files are kept.
    const version = form.version ? Number(form.version) : before?.sermon.version
    const written = await c.var.db.transaction().execute(async (db) => {
      if (upload && !(await markUsed(db, form.upload, c.var.now()))) refuse(410, uploadRefusals.usedBefore)
      return write(db, columns, version)
    })
    c.var.cache.invalidate('sermons')
    // Only after the commit: a crash before it leaves the upload intact. A file that cannot be deleted is swept later.
    if (upload) await c.var.files.parts.remove(form.upload).catch(c.var.report)
    return written
  } catch (error) {
    if (mayHaveCommitted(error)) throw error
    await removeFiles(c, picture, recording?.key)
    if (!recording && upload && error instanceof Refused) await giveUp(c, form.upload)
    throw error
  }
}

/** Deletes an upload that is not a recording, since it can never be used. Other uploads survive a rejected form. */
async function giveUp(c: Context<AppEnv>, id: string): Promise<void> {
  await removeUpload(c.var.db, id)
  await c.var.files.parts.remove(id)
}

/** A video needs a link or a file, audio a file (spec 2 §5). */
function requireSource({ type, youtube_link }: SermonForm, hasFile: boolean): void {
  if (hasFile || (type === 'video' && youtube_link)) return
  const video = mediaRefusals.videoOrLink
  refuseFields({ file: [type === 'video' ? video : mediaRefusals.audio] })
}

/** A change without a new file keeps the recording, if the type stays the same. */
const hasStoredFile = ({ type }: SermonForm, before: Before | undefined): boolean =>
  before?.mediaKey !== null && before?.sermon.media_type === type

type Stored = { recording: Recording | undefined; picture: string | null; before: Before | undefined }

/** Throws 400 for chapters after the end of the recording. */
function columnsOf(
  { type, version: _, upload: __, chapters: typed, words, ...form }: SermonForm,
  { recording, picture, before }: Stored,
): SermonColumns {
  const kept = before?.sermon.media_type === type ? before : undefined
  const seconds = recording?.seconds ?? kept?.seconds ?? 0
  return {
    ...form,
    chapters: JSON.stringify(chaptersOf(typed, { seconds, before })),
    words: words ?? before?.sermon.words ?? '',
    media_type: type,
    youtube_link: type === 'video' ? form.youtube_link : '',
    media_key: recording?.key ?? kept?.mediaKey ?? null,
    media_bytes: recording?.bytes ?? kept?.sermon.media_bytes ?? 0,
    duration_seconds: seconds,
    thumbnail_key: picture ?? before?.thumbnailKey ?? null,
  }
}

/** The typed chapters. A form without the field keeps those before that lie within the recording. */
function chaptersOf(
  typed: string | undefined,
  { seconds, before }: { seconds: number; before: Before | undefined },
) {
  if (typed === undefined)
    return (before?.sermon.chapters ?? []).filter((one) => !wrongForLength([one], seconds))
  const read = readChapters(typed)
  const chapters: Chapter[] = 'chapters' in read ? read.chapters : []
  const wrong = wrongForLength(chapters, seconds)
  return wrong ? refuseFields({ chapters: [wrong] }) : chapters
}
