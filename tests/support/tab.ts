import { vi } from 'vitest'
import type { ApiError } from '../../src/lib/api/api-error.ts'

type Client = typeof import('../../src/lib/api/client.ts')

/** The tokens of the stored session. */
export const stored = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]

/** Imports the client afresh, as each tab does: its memory is its own, storage and locks are the browser's. */
export async function openTab(): Promise<Client> {
  vi.resetModules()
  return import('../../src/lib/api/client.ts')
}

/** The error of a call that must fail. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('The call went well')
    },
    (error) => error,
  )
