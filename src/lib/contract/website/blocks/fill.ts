import type * as z from 'zod/mini'
import { type BlockOf, blockKinds, type KindOfBlock } from './all.ts'
import { emptyOf, type Field, type Fields } from './field.ts'

/** Some values of fields; those that are missing are as in a new block. */
type Given<F extends Fields> = {
  readonly [name in keyof F]?: F[name] extends { input: { kind: 'list'; fields: infer Inner extends Fields } }
    ? readonly Given<Inner>[]
    : Readonly<z.infer<F[name]['schema']>>
}

type FieldsOf<Kind extends KindOfBlock> = Extract<(typeof blockKinds)[number], { kind: Kind }>['fields']

/** A whole block from the values that differ from a new one's. Throws for a value that the block refuses. */
export function blockOf<Kind extends KindOfBlock>(
  kind: Kind,
  id: string,
  given: Given<FieldsOf<Kind>>,
): BlockOf<Kind> {
  const blockKind = blockKinds.find((one) => one.kind === kind)
  if (!blockKind) throw new Error(`There is no block ${kind}`)
  // The schema is that of the kind, which the type of a search does not tell.
  return blockKind.schema.parse({
    id,
    kind,
    hidden: false,
    ...fill(blockKind.fields, given),
  }) as BlockOf<Kind>
}

const fill = (fields: Fields, given: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...emptyOf(fields),
  ...Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, filled(fields[name], value)] as const),
  ),
})

const filled = (field: Field | undefined, value: unknown): unknown =>
  field?.input.kind === 'list' && Array.isArray(value)
    ? value.map((item: Readonly<Record<string, unknown>>) => fill(inner(field), item))
    : value

const inner = ({ input }: Field): Fields => (input.kind === 'list' ? input.fields : {})
