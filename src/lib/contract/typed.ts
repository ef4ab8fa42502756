import * as z from 'zod/mini'

/** What a form's fields hold as they were typed. A tick is there or is not. */
export type Typed = Partial<Record<string, string>>

/** A contract that a form's texts are made ready for: ticks, numbers, lists. */
export function typedAs<Form>(
  shape: z.ZodMiniType<Form>,
  ready: (typed: Typed) => object,
): z.ZodMiniType<Form> {
  return z.pipe(
    z.transform((typed: unknown) => ready(typed as Typed)),
    shape as z.ZodMiniType<Form, object>,
  ) as z.ZodMiniType<Form>
}

/** A version that travelled through a hidden field; undefined for an entry that is new. */
export const versionOf = (typed: Typed): { version?: number } =>
  typed.version ? { version: Number(typed.version) } : {}

/** Lines of a text that say something. */
export const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
