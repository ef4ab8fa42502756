import type { ServiceFields } from '../../../../lib/contract/services/service.ts'
import { listServices } from '../../../services/services/repo.ts'
import { church } from '../church.ts'

/** All services in the order of the week. */
export async function publicServices(): Promise<ServiceFields[]> {
  const { db, now } = church()
  const { rows } = await listServices(db, { limit: 1000, offset: 0, search: '', order: undefined }, now())
  return rows
}
