import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/people/calls/people-imports.ts'
import type { Fate } from '../../contract/people/people-import.ts'
import { call } from '../call.ts'

/** With a CSV or XLSX file. Throws ApiError. */
export function sendList(file: File) {
  const body = new FormData()
  body.set('file', file)
  return call(calls.sendList, { body })
}

/** A hundred rows of a fate. Throws ApiError. */
export const readRows = (id: Id, fate: Fate, offset: number) =>
  call(calls.readRows, { id, query: { fate, limit: 100, offset } })
