import type { FirstAdminRequest } from '../contract/first-admin.ts'
import { api } from './client.ts'

/** POST auth/first-admin/: the first admin of a church that has none, by the printed link's token. Throws ApiError. */
export async function createFirstAdmin(request: FirstAdminRequest): Promise<void> {
  await api.url('auth/first-admin/').post(request).res()
}
