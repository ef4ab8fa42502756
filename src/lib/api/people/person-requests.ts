import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/people/calls/person-requests.ts'
import { call } from '../call.ts'

/** People of the register whom a leader may ask for, by name. Throws ApiError. */
export const findPeopleToChoose = (id: Id, search: string) =>
  call(calls.findPeopleToChoose, { id, query: { search } })
