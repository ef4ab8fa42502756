import * as z from 'zod/mini'
import { Id, rowsOf, textOf } from './base.ts'

/*
 * A noun is one list of fields, exactly as our own backend answers them, and a table of second spellings. From these come
 * our answer (`z.strictObject` of the fields, `spelled`), what reads a row of any backend (`readerOf`), and the types of both.
 */

export const id = Id
export const text = z.string()
export const textOrNull = z.nullable(text)
export const number = z.number()
export const numberOrNull = z.nullable(number)
export const flag = z.boolean()
export const texts = z.array(text)

type Fields = Readonly<Record<string, z.ZodMiniType>>
type Row = Readonly<Record<string, unknown>>

/** The type of a row of our own backend. */
export type Exact<F extends Fields> = z.infer<z.ZodMiniObject<F, z.core.$strict>>

/** Second spellings of fields (docs/specification/settled.md): the other name, and the name that the code uses. */
type Spellings<Name> = { readonly [spelling: string]: Name }

/** Fields with each second spelling beside the name that it stands for. */
type Spelled<F, S extends Spellings<keyof F>> = F & { [spelling in keyof S]: F[S[spelling]] }

/** Fields, or a row, with each second spelling beside the name that it stands for. */
export const spelled = <R extends object, const S extends Spellings<keyof R>>(
  row: R,
  spellings: S,
): Spelled<R, S> => {
  const all: Record<string, unknown> = { ...(row as Record<string, unknown>) }
  for (const spelling in spellings) all[spelling] = row[spellings[spelling] as keyof R]
  // The keys are those of `Spelled`, which the type of a loop does not tell.
  return all as Spelled<R, S>
}

/** The type of a field as it is read: a text is never null, and a choice of our backend is any text. */
type Read<Value> = [NonNullable<Value>] extends [string]
  ? string
  : [NonNullable<Value>] extends [boolean]
    ? boolean
    : [NonNullable<Value>] extends [number]
      ? number | Extract<Value, null>
      : NonNullable<Value> extends readonly (infer Item)[]
        ? Item extends string
          ? string[]
          : { [name in keyof Item]: Read<Item[name]> }[]
        : never

/** What a row cannot lack is as our backend answers it. */
type Reading<F extends Fields, Needed, Unsent> = {
  [name in keyof F]: name extends Needed
    ? z.infer<F[name]>
    : Read<z.infer<F[name]>> | (name extends Unsent ? undefined : never)
}

type Reads<Name, Needed, Unsent> = {
  /** A row without these is no row: it is left out of a list. */
  required?: readonly Needed[]
  /** Fields that another backend may not have: undefined then. */
  unsent?: readonly Unsent[]
  spellings?: Spellings<Name>
}

/**
 * Reads a row of any backend. Of a field with two spellings the first that says something counts. What is missing, or not of
 * its type, becomes '', 0, false, null or an empty list.
 */
export function readerOf<
  F extends Fields,
  const Needed extends keyof F & string = never,
  const Unsent extends keyof F & string = never,
>(
  fields: F,
  { required = [], unsent = [], spellings = {} }: Reads<keyof F, Needed, Unsent> = {},
): z.ZodMiniType<Reading<F, Needed, Unsent>> {
  const others = Object.entries(spellings)
  const needed: Record<string, z.ZodMiniType> = {}
  for (const name of required) needed[name] = fields[name] ?? z.unknown()
  const readers = Object.entries(fields).map(([name, field]) => {
    const names = [name, ...others.flatMap(([other, meant]) => (meant === name ? [other] : []))]
    const isUnsent = unsent.some((other) => other === name)
    const read = (input: unknown) => (isUnsent ? field.safeParse(input).data : readValue(field, input))
    return [name, (row: Row) => firstSaid(names.map((other) => read(row[other])))] as const
  })
  // The entries have the names and values of `Reading`, which the types of Object.fromEntries do not tell.
  const read = (row: Row) => Object.fromEntries(readers.map(([name, from]) => [name, from(row)]))
  return z.pipe(z.looseObject(needed), z.transform(read)) as unknown as z.ZodMiniType<
    Reading<F, Needed, Unsent>
  >
}

const firstSaid = (values: unknown[]) => values.find(Boolean) ?? values[0]

/** A value as it is read, by the definition of its exact schema. */
function readValue(field: z.core.$ZodType, input: unknown): unknown {
  const { def } = (field as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'boolean':
      return input === true
    case 'number':
      return Number.isSafeInteger(input) ? input : 0
    case 'nullable':
      return typeOf(def.innerType) === 'number' && !Number.isSafeInteger(input)
        ? null
        : readValue(def.innerType, input)
    case 'optional':
      return readValue(def.innerType, input)
    case 'array': {
      const item = typeOf(def.element) === 'object' ? 'object' : 'string'
      const items = rowsOf(input).filter((one) => one && typeof one === item)
      return items.map((one) => readValue(def.element, one))
    }
    case 'object': {
      const row: Row = { ...(input as object) }
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, inner]) => [name, readValue(inner, row[name])]),
      )
    }
    default:
      return textOf(input)
  }
}

const typeOf = (field: z.core.$ZodType) => field._zod.def.type
