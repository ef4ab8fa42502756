import * as z from 'zod/mini'
import { readList } from './base.ts'

/** A page of a list as it is read; `count` is that of the whole list. */
export type Part<Row> = { count: number; rows: Row[] }

/** Reads the rows of a list, an array or `{results}`; skips invalid rows instead of failing. */
export const listOf = <Row>(row: z.ZodMiniType<Row>) => z.transform((found) => readList(row, found))

/** The same with the count of a page. */
export const partOf = <Row>(row: z.ZodMiniType<Row>) => z.transform((found) => partIn(row, found))

/** The rows of a page, and how many the whole list has. */
export function partIn<Row>(row: z.ZodMiniType<Row>, found: unknown): Part<Row> {
  const rows = readList(row, found)
  const count = typeof found === 'object' && found !== null && 'count' in found ? found.count : undefined
  return { rows, count: typeof count === 'number' ? count : rows.length }
}
