import type { Context } from 'hono'
import type { SermonForm } from '../../lib/contract/sermon-edit.ts'
import type { AppEnv } from '../context.ts'
import { refuse, refuseFields } from '../errors/refusal.ts'
import type { Arrived } from '../http/upload.ts'
import { withMutex } from './mutex.ts'
import { findOwn, type Held } from './own.ts'

export const alreadyUsed = 'This upload has become a sermon before.'

type Named = Pick<SermonForm, 'upload' | 'type'>

/**
 * Lets `use` have the upload that a form names, alone; undefined when it names none. Throws 400 at the field `file` for one
 * that is not the caller's, has expired, is not whole or of the other type, and 410 for one that was used.
 */
export async function withUpload<Result>(
  c: Context<AppEnv>,
  form: Named,
  use: (upload: Arrived | undefined) => Promise<Result>,
): Promise<Result> {
  if (!form.upload) return use(undefined)
  // Before anybody is cut off: that is for the owner alone.
  await requireWhole(c, form)
  return withMutex(c.var.busy, form.upload, async () => {
    const { path, bytes } = await requireWhole(c, form)
    return use({ path, bytes, name: '' })
  })
}

async function requireWhole(c: Context<AppEnv>, { upload: id, type }: Named): Promise<Held> {
  const found = await findOwn(c, id)
  if (found === 'used') refuse(410, alreadyUsed)
  if (!found || found === 'expired')
    refuseFields({ file: ['This upload is not here any more. Please choose the file again'] })
  if (found.bytes < found.upload.length) refuseFields({ file: ['This file has not arrived whole yet'] })
  if (found.upload.type !== type) refuseFields({ file: [`Please select a valid ${type} file`] })
  return found
}
