import { basename } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readSchema, type Schema } from '../../scripts/tables/schema.ts'
import { updateTypes } from '../../scripts/tables/types.ts'

/* The types of the tables follow the migrations by `npm run tables`. */

let schema: Schema

beforeAll(async () => {
  schema = await readSchema()
})

/** The lines of a file of types that another schema adds and takes away. */
function changed(schema: Schema): Record<string, string> {
  return Object.fromEntries([...updateTypes(schema)].map(([file, text]) => [basename(file), text]))
}

test('the types of the tables are those that npm run tables writes', () => {
  expect([...updateTypes(schema).keys()]).toEqual([])
})

test('a column that a migration changes is changed in its type, and one that it adds or drops comes or goes', () => {
  const { id: _, meeting_day, ...fellowship } = schema['fellowship'] ?? {}
  const motto = { type: 'string', isNullable: false, isFilled: true } as const
  const day = { type: 'number', isNullable: true, isFilled: false } as const

  const types = changed({ ...schema, fellowship: { ...fellowship, motto, meeting_day: day } })

  expect(meeting_day).toEqual({ type: 'string', isNullable: false, isFilled: false })
  expect(Object.keys(types)).toEqual(['fellowships.ts'])
  const [, table = ''] = /type FellowshipTable = \{(.*?)\n\}/s.exec(types['fellowships.ts'] ?? '') ?? []
  expect(table).toContain('\n  meeting_day: number | null\n')
  expect(table).toMatch(/\n {2}motto: Generated<string>$/)
  expect(table).not.toContain(' id:')
})

test('a narrower type stays, with the null that a migration adds', () => {
  const role = { type: 'string', isNullable: true, isFilled: false } as const

  const types = changed({ ...schema, account: { ...schema['account'], role } })

  expect(types['accounts.ts']).toContain('\n  role: Role | null\n')
})

test('a table without a type is named, and a type without a table', () => {
  const { account: _, ...others } = schema

  expect(() => updateTypes({ ...schema, choir: {} })).toThrow('Name the type of choir')
  expect(() => updateTypes(others)).toThrow('No migration makes account')
})
