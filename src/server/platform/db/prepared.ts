import { type Compilable, type CompiledQuery, type Expression, sql } from 'kysely'
import { type Engine, engineOf } from './engine.ts'
import type { Db } from './tables.ts'

/** Stands for a value in a compiled query. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** For each value of a query, the expression that stands for it. */
export type Placeholders<Values> = { readonly [name in keyof Values]: Expression<Values[name]> }

/**
 * A query that is built and compiled once for each engine and variant, and then run with other values: to build one takes
 * longer than to run it. `build` sees nothing of a single call but its variant, so that no call gets another one's query. The
 * number of variants is bounded by their type.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, placeholders: Placeholders<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]>
export function prepared<Values extends object, Variant, Row>(
  build: (db: Db, placeholders: Placeholders<Values>, variant: Variant) => Compilable<Row>,
): (db: Db, values: Values, variant: Variant) => Promise<Row[]>
export function prepared<Values extends object, Variant, Row>(
  build: (db: Db, placeholders: Placeholders<Values>, variant: Variant) => Compilable<Row>,
): (db: Db, values: Values, variant: Variant) => Promise<Row[]> {
  const compiled: Record<Engine, Map<string, CompiledQuery<Row>>> = { sqlite: new Map(), postgres: new Map() }
  const placeholders = new Proxy({} as Placeholders<Values>, {
    get: (_, name) => sql`${new Placeholder(name)}`,
  })
  return async (db, values, variant) => {
    const ofEngine = compiled[engineOf(db)]
    const key = JSON.stringify(variant) ?? ''
    const query = ofEngine.get(key) ?? build(db, placeholders, variant).compile()
    ofEngine.set(key, query)
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.name as keyof Values] : one,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
