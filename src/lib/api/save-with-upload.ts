import { forgetUnfinished } from '../unfinished-uploads.ts'
import { ApiError } from './api-error.ts'
import { backAgain } from './stall-timeout.ts'
import { idOf } from './tus.ts'
import { cancelSays, type Watch } from './upload.ts'

const unheard =
  'You did not wait for the answer. Please look into the list: the sermon may be there. If it is not, the file need not be sent again.'

/**
 * Saves a form that names an upload by its id, again and again until there is an answer. After a lost one, 410 says that the
 * lost one was good: an upload is used once.
 */
export async function saveWithUpload(
  address: string,
  save: (upload: string) => Promise<void>,
  { progress, signal, total }: Watch & { total: number },
): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    progress({ sent: total, total, saving: true })
    const error = await save(idOf(address)).catch((failure: unknown) => failure)
    if (isSaved(error, attempts)) return forgetUnfinished(address)
    if (signal.aborted) throw new ApiError(cancelSays, unheard)
    if (!(error instanceof ApiError && error.status === 0)) throw error
    progress({ sent: total, total, lost: true })
    await backAgain(attempts, signal)
  }
}

const isSaved = (error: unknown, attempts: number): boolean =>
  error === undefined || (attempts > 0 && error instanceof ApiError && error.status === 410)
