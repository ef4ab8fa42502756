import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const codeFile = /\.(ts|tsx|astro|mjs)$/

/** From which room a room may import; its own room is always allowed. */
const doors: Record<string, readonly string[]> = {
  pages: ['layouts', 'islands', 'components', 'content', 'lib', 'server/page-data'],
  layouts: ['islands', 'components', 'lib'],
  islands: ['components', 'stores', 'lib'],
  components: ['lib', 'content'],
  stores: ['lib'],
  // The API client sends the session's token and renews it, and remembers whose upload one is.
  lib: ['stores/session.ts', 'stores/session-acts.ts', 'stores/member.ts'],
  content: ['lib'],
  server: ['lib', 'content'],
}

type Import = { from: string; to: string; specifier: string }

test('imports run one way, through the doors that the house has', () => {
  const wrong = relativeImports().filter(({ from, to }) => !mayImport(from, to))

  expect(wrong).toEqual([])
})

test('an import names its file with its extension', () => {
  const wrong = relativeImports().filter(
    ({ specifier }) => !/\.(ts|tsx|astro|mjs|css|css\?inline|json)$/.test(specifier),
  )

  expect(wrong).toEqual([])
})

test('a page file has a lower-case name, so that any letter case can find it', () => {
  const wrong = files(join(source, 'pages')).filter((file) => file !== file.toLowerCase())

  expect(wrong).toEqual([])
})

test('no file only forwards what others export', () => {
  const wrong = codeFiles().filter((file) => /^export (\*|\{[^}]*\}) from /m.test(read(file)))

  expect(wrong).toEqual([])
})

test('a route writes no SQL and a repository knows no HTTP', () => {
  const server = codeFiles().filter((file) => file.startsWith('server/'))
  const routes = server.filter((file) => file.endsWith('routes.ts'))
  const repositories = server.filter((file) => file.endsWith('repo.ts'))

  expect(
    routes.filter((file) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|sql`/.test(read(file))),
  ).toEqual([])
  expect(repositories.filter((file) => /from 'hono|\/http\//.test(read(file)))).toEqual([])
})

test('the browser never gets the whole of zod, nor a phone library', () => {
  const browser = codeFiles().filter((file) => !file.startsWith('server/'))

  expect(browser.filter((file) => /from '(zod|libphonenumber-js[^']*)'/.test(read(file)))).toEqual([])
})

/** Who may name the browser's storage: what all others ask, what a refused renewal calls, and the text of a page's inline scripts. */
const storageModules = ['lib/browser-storage.ts', 'lib/clear-storage.ts', 'lib/head-storage.ts']

test('nobody but the storage modules touches the browser’s storage', () => {
  const touches =
    /\b(local|session)Storage\b|StorageEvent\b|(add|remove)EventListener\(\s*'storage'|\bindexedDB\b|document\.cookie/
  const found = codeFiles().filter((file) => touches.test(read(file)))

  expect(found.sort()).toEqual(storageModules)
})

test('a store is kept through stores/persistence.ts, and set by the file that declares it', () => {
  const browser = codeFiles().filter((file) => !file.startsWith('server/'))

  expect(browser.filter((file) => /setPersistentEngine/.test(read(file)))).toEqual(['stores/persistence.ts'])
  expect(
    browser.filter(
      (file) => !file.startsWith('stores/') && /\$\w+\.set\(|persistent(Atom|Map)\(/.test(read(file)),
    ),
  ).toEqual([])
})

function mayImport(from: string, to: string): boolean {
  const room = roomOf(from)
  if (roomOf(to) === room) return true
  return (doors[room] ?? []).some((door) => to === door || to.startsWith(`${door}/`))
}

function relativeImports(): Import[] {
  return codeFiles().flatMap((from) =>
    [...read(from).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, specifier = '']) => ({
      from,
      specifier,
      to: normalize(join(dirname(from), specifier)).replaceAll('\\', '/'),
    })),
  )
}

const roomOf = (file: string) => file.split('/')[0] ?? ''
const read = (file: string) => readFileSync(join(source, file), 'utf8')
const codeFiles = () => files(source).filter((file) => codeFile.test(file))

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
