import { forgetUnfinished } from '../unfinished-uploads.ts'
import { ApiError } from './api-error.ts'
import { backAgain } from './stall-timeout.ts'
import { idOf } from './tus.ts'
import { cancelSays, type Watch } from './upload.ts'

const unheard =
  'You did not wait for the answer. Please look into the list: the sermon may be there. If it is not, the file need not be sent again.'

/**
 * Saves a form that refers to an upload by its id, and retries until there is a response. On a retry, 410 means that the
 * first attempt succeeded although its response was lost, because an upload can be used only once.
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
