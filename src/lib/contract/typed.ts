import * as z from 'zod/mini'

/** Field values of a form as typed. A ticked checkbox is present, an unticked one absent. */
export type Typed = Partial<Record<string, string>>

/** A schema that first converts a form's texts to checkboxes, numbers and lists. */
export function typedAs<Form>(
  shape: z.ZodMiniType<Form>,
  ready: (typed: Typed) => object,
): z.ZodMiniType<Form> {
  return z.pipe(
    z.transform((typed: unknown) => ready(typed as Typed)),
    shape as z.ZodMiniType<Form, object>,
  ) as z.ZodMiniType<Form>
}

/** The version from a hidden field; empty for a new entry. */
export const versionOf = (typed: Typed): { version?: number } =>
  typed.version ? { version: Number(typed.version) } : {}

/** Non-blank lines of a text, trimmed. */
export const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
