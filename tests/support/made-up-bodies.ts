import * as z from 'zod/mini'

/** What is known of a value by its JSON schema. */
type Shape = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  pattern?: string
  format?: string
  minItems?: number
  minimum?: number
}

/** Values of rows that are there, by the column that has them, and ids of rows by what a field or a path calls them. */
export type Pool = {
  texts: ReadonlyMap<string, readonly string[]>
  idsOf: (name: string) => readonly number[]
}

/** Numbers from 0 up to 1, always the same ones (mulberry32). */
export function openDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Texts that many forms take, by what their fields are called. */
const usual: [RegExp, string[]][] = [
  [/mail/, ['ama@example.com', 'member@example.com']],
  [/phone/, ['024 412 3456', '(024) 412-3456']],
  [/month/, ['2026-10', '2026-11']],
  [
    /^(day|date|from_day|to_day|due|end_date|born|baptised|joined|married_on|from|to|.*_(on|day|date))$/,
    ['2026-11-22', '2026-11-29'],
  ],
  [/time|hour/, ['18:00', '09:00']],
  [/(_at|^at)$/, ['2026-11-21T08:00:00.000Z']],
  [/submission|key|reference|secret|id$/, ['11111111-1111-4111-8111-111111111111', 'kokoam']],
  [/year/, ['2026']],
  [/gender/, ['female']],
  [/country_code/, ['+233']],
  [/password/, ['adinkra-cloth-27']],
  [/path|address|link|url/, ['/about', 'https://church.example/x']],
  [/lang/, ['en', 'tw']],
]
const plain = [
  'Ushers',
  'Kumasi',
  '12.50',
  '2026-11-22',
  '18:00',
  'tithe',
  'en',
  '11111111-1111-4111-8111-111111111111',
]

/** A body of a form, made up of values that rows have: the first valid one of forty, or else one that is not. */
export function makeUpBody(form: z.ZodMiniType, pool: Pool, dice: () => number): unknown {
  const shape = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) as Shape
  const tries = Array.from({ length: 40 })
  let body: unknown
  for (const _ of tries) {
    body = makeUp(shape, { name: '', pool, dice })
    if (form.safeParse(body).success) break
  }
  return body
}

type Making = { name: string; pool: Pool; dice: () => number }

function makeUp(shape: Shape, making: Making): unknown {
  const { dice } = making
  const some = <One>(list: readonly One[]) => list[Math.floor(dice() * list.length)]
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return some(shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return makeUp(some(choices) ?? {}, making)
  if (shape.type === 'object') return makeUpObject(shape, making)
  if (shape.type === 'array') return makeUpList(shape, making)
  return makeUpPlain(shape, making)
}

function makeUpPlain(shape: Shape, making: Making): unknown {
  const { dice } = making
  const some = <One>(list: readonly One[]) => list[Math.floor(dice() * list.length)]
  if (shape.type === 'boolean') return dice() < 0.5
  if (shape.type === 'null') return null
  if (shape.type === 'integer' || shape.type === 'number')
    return dice() < 0.3 ? (shape.minimum ?? 0) + Math.floor(dice() * 5) : some(making.pool.idsOf(making.name))
  // What a JSON schema cannot say may be anything.
  if (shape.type === undefined && dice() < 0.6)
    return some([...making.pool.idsOf(making.name), 0, 2, '', null, true])
  return makeUpText(shape, making)
}

function makeUpObject({ properties = {}, required = [] }: Shape, { pool, dice }: Making) {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || dice() < 0.7)
  // A version that is not that of the row is refused before anything else is looked at.
  const made = fields.filter(([name]) => name !== 'version' || required.includes(name))
  return Object.fromEntries(made.map(([name, shape]) => [name, makeUp(shape, { name, pool, dice })]))
}

/** `people` stays what it is. */
export const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '')

function makeUpList({ items = {}, minItems = 0 }: Shape, making: Making) {
  const length = Math.max(minItems, Math.floor(making.dice() * 3))
  return Array.from({ length }, () => makeUp(items, { ...making, name: singular(making.name) }))
}

function makeUpText({ pattern, format }: Shape, { name, pool, dice }: Making): string {
  const named = usual.flatMap(([fits, texts]) => (fits.test(name) ? texts : []))
  const known = [...(pool.texts.get(name) ?? []), ...(pool.texts.get(`${name}_key`) ?? [])]
  const ofFormat = format === 'email' ? ['ama@example.com'] : []
  const all = [...named, ...known, ...ofFormat]
  const texts = all.length > 0 ? all : plain
  const fitting = pattern ? [...texts, ...plain].filter((text) => new RegExp(pattern, 'u').test(text)) : texts
  return fitting[Math.floor(dice() * fitting.length)] ?? 'x'
}
