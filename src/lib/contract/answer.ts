import * as z from 'zod/mini'
import './base.ts'

/*
 * Exact schemas of our own backend's responses: the API description is generated from them, and every API test checks each
 * response against its schema. The browser parses leniently with the contract's other files, because of foreign backends.
 */

/** Response of a call without data: a message. */
export const Done = z.strictObject({ detail: z.string() })

/** A page of a list. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.strictObject({
    count: z.number(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(row),
  })

export const words = z.string()
export const wordsOrNull = z.nullable(z.string())
