import * as z from 'zod/mini'
import '../base.ts'

/*
 * What our own backend answers, exactly: the API's description is made from these, and every API test holds each answer
 * against its own. The browser reads answers more loosely, by the contract's other files, since another backend may stand there.
 */

/** It is done. */
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
