import * as calls from '../../contract/giving/calls/published-years.ts'
import type { YearForm } from '../../contract/giving/published-year.ts'
import { call } from '../call.ts'

/* What a treasurer publishes of a year: extensions of our own backend. Each throws ApiError. */

export const listYears = () => call(calls.listYears)

/** 409 for a year with too few givers. */
export const previewYear = (body: YearForm) => call(calls.previewYear, { body })

export const publishYear = (body: YearForm) => call(calls.publishYear, { body })

export const withdrawYear = (year: number) => call(calls.withdrawYear, { id: year })
