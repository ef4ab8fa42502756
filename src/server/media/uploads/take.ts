import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import { uploadRefusals } from './messages.ts'
import { findOwn, type Held } from './own.ts'
import type { Upload } from './repo.ts'

type Named = { upload: string; type: Upload['type'] }

/**
 * Runs `use` with the upload that a form names, under its lock, or with undefined when it names none. Throws 400 at the field
 * `file` when the upload is not the caller's, has expired, is incomplete or of the other type; 410 when it was used.
 */
export async function withUpload<Result>(
  c: Context<AppEnv>,
  form: Named,
  use: (upload: ReceivedFile | undefined) => Promise<Result>,
): Promise<Result> {
  if (!form.upload) return use(undefined)
  // Checks ownership before the lock, which aborts another request: only the owner may do that.
  await requireOwn(c, form)
  return c.var.uploadLocks.within(form.upload, async () => {
    const { bytes } = await requireWhole(c, form)
    return c.var.files.parts.withWhole(form.upload, (path) => use({ path, bytes, name: '' }))
  })
}

async function requireOwn(c: Context<AppEnv>, { upload: id }: Named): Promise<Held> {
  const upload = await findOwn(c, id)
  if (upload === 'used') refuse(410, uploadRefusals.usedBefore)
  if (!upload || upload === 'expired') refuseFields({ file: [uploadRefusals.gone] })
  return upload
}

/** Under the lock alone: another request with the lock may be moving the file, which is incomplete then. */
async function requireWhole(c: Context<AppEnv>, form: Named): Promise<Held> {
  const upload = await requireOwn(c, form)
  const { type } = form
  if (upload.bytes < upload.upload.length) refuseFields({ file: [uploadRefusals.notWhole] })
  if (upload.upload.type !== type)
    refuseFields({
      file: [wrongTypes()[type]],
    })
  return upload
}

const wrongTypes = (): Record<Upload['type'], string> => ({
  page: uploadRefusals.notForPage,
  video: uploadRefusals.selectVideo,
  audio: uploadRefusals.selectAudio,
})
