import * as z from 'zod/mini'
import './base.ts'

/** Response of a call without data: a message. */
export const Done = z.strictObject({ detail: z.string() })
export type Done = z.infer<typeof Done>

/** A page of a list. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.strictObject({
    count: z.number(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(row),
  })
