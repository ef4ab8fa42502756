import * as z from 'zod/mini'
import { readList } from './base.ts'

/** A page of a list as it is read; `count` is that of the whole list. */
export type Part<Row> = { count: number; rows: Row[] }

/** Reads the rows of a list, an array or `{results}`; skips invalid rows instead of failing. */
export const listOf = <Row>(row: z.ZodMiniType<Row>) => z.transform((input) => readList(row, input))

/** The same with the count of a page. */
export const partOf = <Row>(row: z.ZodMiniType<Row>) => z.transform((input) => partIn(row, input))

/** The rows of a page, and how many the whole list has. */
export function partIn<Row>(row: z.ZodMiniType<Row>, input: unknown): Part<Row> {
  const rows = readList(row, input)
  const count = typeof input === 'object' && input !== null && 'count' in input ? input.count : undefined
  return { rows, count: typeof count === 'number' ? count : rows.length }
}
