import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/past-gifts.ts'
import type { GiverFate, PastFate } from '../../contract/giving/past-gift.ts'
import { call } from '../call.ts'

/* Gifts of years before this program, for the treasurer. Each throws ApiError. */

/** With a CSV or XLSX file. */
export function sendPastGifts(file: File) {
  const body = new FormData()
  body.set('file', file)
  return call(calls.sendPastGifts, { body })
}

export const findPastPeople = (search: string) => call(calls.findPastPeople, { query: { search } })

/** A hundred rows of a fate. */
export const readPastRows = (id: Id, fate: PastFate, offset: number) =>
  call(calls.readPastRows, { id, query: { fate, limit: 100, offset } })

/** A hundred givers of a fate, those with the most first. */
export const readPastGivers = (id: Id, fate: GiverFate, offset: number) =>
  call(calls.readPastGivers, { id, query: { fate, limit: 100, offset } })
