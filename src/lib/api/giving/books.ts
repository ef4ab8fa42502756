import * as z from 'zod/mini'
import * as givers from '../../contract/accounts/calls/givers.ts'
import { HolderAnswer } from '../../contract/accounts/duty.ts'
import type { Id } from '../../contract/base.ts'
import {
  CountAnswer,
  type CountForm,
  CountRowAnswer,
  type GiverAnswer,
  type ItemForm,
  type Notes,
} from '../../contract/giving/books-count.ts'
import { FundAnswer, type FundForm } from '../../contract/giving/books-fund.ts'
import { BooksAnswer, ClosedMonthAnswer, EntryAnswer } from '../../contract/giving/books-ledger.ts'
import { ReportAnswer, type ReportKey } from '../../contract/giving/books-report.ts'
import { call } from '../call.ts'
import { answerOf, api } from '../client.ts'
import { resource } from '../resource.ts'

/* The church's books: extensions of our own backend. Each throws ApiError. */

const Funds = z.array(FundAnswer)
const Months = z.array(ClosedMonthAnswer)

/** GET books/: what the user may do in the books. */
export const readBooks = (): Promise<BooksAnswer> => answerOf(BooksAnswer, api.get('books/'))

/** GET books/duties/. */
export const listHolders = (): Promise<HolderAnswer[]> =>
  answerOf(z.array(HolderAnswer), api.get('books/duties/'))

/** GET books/funds/. */
export const listFunds = (): Promise<FundAnswer[]> => answerOf(Funds, api.get('books/funds/'))

/** POST books/funds/ or PUT books/funds/{id}/. */
export const saveFund = (form: FundForm, id?: Id): Promise<FundAnswer[]> =>
  answerOf(Funds, id ? api.url(`books/funds/${id}/`).put(form) : api.url('books/funds/').post(form))

/** POST books/funds/usual/. */
export const addUsualFunds = (): Promise<FundAnswer[]> =>
  answerOf(Funds, api.url('books/funds/usual/').post())

export const entryCalls = resource<EntryAnswer, never>('books/entries', EntryAnswer)

/** POST books/entries/{id}/counter-entry/. */
export const reverseEntry = async (id: Id, reason: string): Promise<void> =>
  void (await api.url(`books/entries/${id}/counter-entry/`).post({ reason }).res())

/** What a report is asked for; `fund` '' for all of them. */
type ReportQuery = { by: ReportKey; from: string; to: string; fund: string }

/** GET books/report/. */
export const readReport = (asked: ReportQuery): Promise<ReportAnswer> =>
  answerOf(ReportAnswer, api.get(`books/report/?${new URLSearchParams(asked)}`))

/** GET books/months/. */
export const listMonths = (): Promise<ClosedMonthAnswer[]> => answerOf(Months, api.get('books/months/'))

/** POST books/months/. */
export const closeMonth = (month: string): Promise<ClosedMonthAnswer[]> =>
  answerOf(Months, api.url('books/months/').post({ month }))

export const countCalls = resource<CountRowAnswer, CountForm>('books/counts', CountRowAnswer)

/** POST books/counts/. */
export const openCount = (form: CountForm): Promise<CountAnswer> =>
  answerOf(CountAnswer, api.url('books/counts/').post(form))

/** GET books/counts/{id}/. */
export const readCount = (id: Id): Promise<CountAnswer> =>
  answerOf(CountAnswer, api.get(`books/counts/${id}/`))

/** PUT books/counts/{id}/sheet/. */
export const enterSheet = (id: Id, notes: Notes[]): Promise<CountAnswer> =>
  answerOf(CountAnswer, api.url(`books/counts/${id}/sheet/`).put({ notes }))

/** POST books/counts/{id}/items/. */
export const addItem = (id: Id, item: ItemForm): Promise<CountAnswer> =>
  answerOf(CountAnswer, api.url(`books/counts/${id}/items/`).post(item))

/** DELETE books/counts/{id}/items/{item}/. */
export const removeItem = (id: Id, item: Id): Promise<CountAnswer> =>
  answerOf(CountAnswer, api.url(`books/counts/${id}/items/${item}/`).delete())

/** POST books/counts/{id}/sign/; 409 when it has changed since. */
export const signCount = (id: Id, version: number): Promise<CountAnswer> =>
  answerOf(CountAnswer, api.url(`books/counts/${id}/sign/`).post({ version }))

/** DELETE books/counts/{id}/. */
export const dropCount = async (id: Id): Promise<void> =>
  void (await api.url(`books/counts/${id}/`).delete().res())

/** Members by name. */
export const findGivers = (search: string): Promise<GiverAnswer[]> =>
  call(givers.findGivers, { query: { search } })
