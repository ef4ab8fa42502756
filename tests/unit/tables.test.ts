import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { migrate, openDatabase } from '../../src/server/platform/db/open.ts'

type Column = { type: 'text' | 'integer' | 'blob'; nullable: boolean }
type Columns = Record<string, Column>
type Tables = Record<string, Columns>

/** Tables that no repository names: those of Kysely and SQLite, and the search index. */
const unnamed = /^(kysely_migration(_lock)?|sqlite_.*|.*_search(_.*)?)$/

let made: Tables
const typed = typedTables()

beforeAll(async () => {
  made = await madeTables()
})

test('every table that the migrations make has a type, and every type a table', () => {
  const names = Object.keys(made).filter((name) => !unnamed.test(name))

  expect(Object.keys(typed).sort()).toEqual(names.sort())
})

test.each(Object.entries(typed))(
  'the type of %s has the columns of the table with the same nullability',
  (name, columns) => {
    expect(columns).toEqual(made[name])
  },
)

type Info = { name: string; type: string; notnull: number; pk: number }

/** The tables of a fresh SQLite database after all migrations. */
async function madeTables(): Promise<Tables> {
  await using db = openDatabase(':memory:')
  await migrate(db)
  const { rows: tables } = await sql<{
    name: string
  }>`select name from sqlite_schema where type = 'table'`.execute(db)
  const found: Tables = {}
  for (const { name } of tables) {
    const { rows } = await sql<Info>`select * from pragma_table_info(${name})`.execute(db)
    found[name] = Object.fromEntries(rows.map((column) => [column.name, columnIn(column)]))
  }
  return found
}

/** SQLite fills an integer primary key by itself, so that it is never null. */
const columnIn = ({ type, notnull, pk }: Info): Column => ({
  type: type.toLowerCase() as Column['type'],
  nullable: notnull === 0 && !(pk === 1 && type === 'INTEGER'),
})

/** The rows of src/server/platform/db/tables.ts as TypeScript sees them. */
function typedTables(): Tables {
  const probe = fileURLToPath(new URL('../../src/server/platform/db/probe.ts', import.meta.url))
  const text = `
    import type { Selectable } from 'kysely'
    import type { Tables } from './tables.ts'
    export type Rows = { [name in keyof Tables]: Selectable<Tables[name]> }
  `
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
    ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, exactOptionalPropertyTypes: true },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === probe || fileExists(file)
  host.getSourceFile = (file, language) =>
    file === probe ? ts.createSourceFile(file, text, language) : getSourceFile(file, language)
  const program = ts.createProgram([probe], options, host)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(probe)
  const declared = source?.statements.find(ts.isTypeAliasDeclaration)
  if (!declared) throw new Error('The probe has no type')
  return columnsOf(checker.getTypeAtLocation(declared), (rows) =>
    columnsOf(rows, (column) => columnOf(checker, column)),
  )

  function columnsOf<Found>(type: ts.Type, read: (type: ts.Type) => Found): Record<string, Found> {
    const properties = type
      .getProperties()
      .map((one) => [one.name, read(checker.getTypeOfSymbol(one))] as const)
    return Object.fromEntries(properties)
  }
}

function columnOf(checker: ts.TypeChecker, type: ts.Type): Column {
  const plain = checker.getNonNullableType(type)
  const parts = plain.isUnion() ? plain.types : [plain]
  const all = (flag: ts.TypeFlags) => parts.every(({ flags }) => (flags & flag) !== 0)
  return {
    type: all(ts.TypeFlags.StringLike) ? 'text' : all(ts.TypeFlags.NumberLike) ? 'integer' : 'blob',
    nullable: plain !== type,
  }
}
