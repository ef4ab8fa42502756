import type { FirstAdminRequest } from '../contract/first-admin.ts'
import { api } from './client.ts'

/** POST auth/first-admin/: creates the first admin of a church without one, with the token of the printed link. Throws ApiError. */
export async function createFirstAdmin(request: FirstAdminRequest): Promise<void> {
  await api.url('auth/first-admin/').post(request).res()
}
