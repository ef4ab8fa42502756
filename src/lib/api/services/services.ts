import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/services/calls/services.ts'
import type { ServiceForm } from '../../contract/services/service.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/** Each throws ApiError; 409 when another user changed the service. */
export const serviceCalls = {
  list: (query: ListQuery) => call(calls.listServices, { query }),
  add: (body: ServiceForm) => call(calls.addService, { body }),
  change: (id: Id, body: ServiceForm) => call(calls.changeService, { id, body }),
  remove: (id: Id, seen?: number) => call(calls.deleteService, { id, seen }),
}
