import * as givers from '../../contract/accounts/calls/givers.ts'
import type { Id } from '../../contract/base.ts'
import type { CountForm, ItemForm, Notes } from '../../contract/giving/books-count.ts'
import type { FundForm } from '../../contract/giving/books-fund.ts'
import type { ReportKey } from '../../contract/giving/books-report.ts'
import * as calls from '../../contract/giving/calls/books.ts'
import * as counts from '../../contract/giving/calls/counts.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* The church's books: extensions of our own backend. Each throws ApiError. */

/** What the user may do in the books. */
export const readBooks = () => call(calls.readBooks)

export const listHolders = () => call(calls.listHolders)

export const listFunds = () => call(calls.listFunds)

/** Adds a fund, or changes the one of an id. */
export const saveFund = (body: FundForm, id?: Id) =>
  id ? call(calls.changeFund, { id, body }) : call(calls.addFund, { body })

export const addUsualFunds = () => call(calls.addUsualFunds)

export const entryCalls = { list: (query: ListQuery) => call(calls.listEntries, { query }) }

export const reverseEntry = (id: Id, reason: string) => call(calls.reverseEntry, { id, body: { reason } })

/** What a report is asked for; `fund` '' for all of them. */
type ReportQuery = { by: ReportKey; from: string; to: string; fund: string; past: '' | 'true' }

export const readReport = (query: ReportQuery) => call(calls.readReport, { query })

export const listMonths = () => call(calls.listMonths)

export const closeMonth = (month: string) => call(calls.closeMonth, { body: { month } })

export const countCalls = { list: (query: ListQuery) => call(counts.listCounts, { query }) }

export const openCount = (body: CountForm) => call(counts.openCount, { body })

export const readCount = (id: Id) => call(counts.readCount, { id })

export const enterSheet = (id: Id, notes: Notes[]) => call(counts.enterSheet, { id, body: { notes } })

export const addItem = (id: Id, body: ItemForm) => call(counts.addItem, { id, body })

export const removeItem = (id: Id, item: Id) => call(counts.removeItem, { id, item })

/** 409 when it has changed since. */
export const signCount = (id: Id, version: number) => call(counts.signCount, { id, body: { version } })

export const dropCount = (id: Id) => call(counts.dropCount, { id })

/** Members by name. */
export const findGivers = (search: string) => call(givers.findGivers, { query: { search } })
