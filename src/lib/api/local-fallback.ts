import { ApiError, unknownCall } from './api-error.ts'

/*
 * For calls of actions that the specification keeps local. They resolve when the backend succeeds, and
 * also when a foreign backend does not have the call: the action then stays on this device. They throw ApiError when the
 * backend refuses: roll back the local change and show `whyRefused`.
 */

/** Awaits a call; ignores the status codes in `local`, by default no response and an unknown call. Throws ApiError. */
export async function withLocalFallback(call: Promise<Response>, local = [0, ...unknownCall]): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError && local.includes(error.status))) throw error
  }
}
