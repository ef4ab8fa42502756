import type { StoredFileAnswer } from '../contract/page-editing.ts'
import { forgetUnfinished } from '../unfinished-uploads.ts'
import { ApiError } from './api-error.ts'
import { keepPageFile } from './page-content.ts'
import { sendFile } from './send-file.ts'
import { backAgain } from './stall-timeout.ts'
import { endUpload, idOf } from './tus.ts'
import type { Watch } from './upload.ts'

/**
 * Uploads a file of a page in parts, which survives a lost connection, and returns its key. The call that keeps it is repeated
 * until there is an answer; then the upload is removed, as it is when the file is refused. Throws ApiError.
 */
export async function sendPageFile(
  page: number,
  file: File,
  { progress, signal }: Watch,
): Promise<StoredFileAnswer> {
  const address = await sendFile(file, { type: 'page', progress, signal })
  if (!address) throw new ApiError(501, 'This church cannot take files in parts.')
  for (let attempts = 0; ; attempts += 1) {
    progress({ sent: file.size, total: file.size, saving: true })
    try {
      const kept = await keepPageFile(page, idOf(address))
      await drop(address)
      return kept
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 0) || signal.aborted) {
        await drop(address)
        throw error
      }
    }
    progress({ sent: file.size, total: file.size, lost: true })
    await backAgain(attempts, signal)
  }
}

/** What cannot be removed now is removed by the server within a day. */
async function drop(address: string): Promise<void> {
  forgetUnfinished(address)
  await endUpload(address).catch(() => undefined)
}
