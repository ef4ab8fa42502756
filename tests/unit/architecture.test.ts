import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const tests = fileURLToPath(new URL('..', import.meta.url))
const codeFile = /\.(ts|tsx|astro|mjs)$/

/** From which folders a folder of src may import; its own is always allowed. */
const allowed: Record<string, readonly string[]> = {
  pages: [
    'layouts',
    'islands',
    'components',
    'content',
    'lib',
    'server/app/views',
    'server/services/calendars',
  ],
  layouts: ['islands', 'components', 'lib'],
  islands: ['components', 'stores', 'lib'],
  // A draft belongs to a member.
  components: ['lib', 'content', 'stores/member.ts'],
  stores: ['lib'],
  // The API client sends and renews the session's tokens, and stores which member an unfinished upload belongs to.
  lib: ['stores/session.ts', 'stores/session-acts.ts', 'stores/member.ts'],
  content: ['lib'],
  'service-worker': ['lib'],
  server: ['lib', 'content', 'languages'],
  // Translations are typed by the English words, which stand beside what they belong to.
  languages: ['islands', 'components', 'lib', 'server'],
  'middleware.ts': ['lib', 'server/app/views', 'server/platform/errors', 'server/platform/words'],
  'env.d.ts': ['lib'],
}

type Import = { from: string; to: string; specifier: string }

test('imports between the folders of src run one way', () => {
  const wrong = relativeImports().filter(({ from, to }) => !mayImport(from, to))

  expect(wrong).toEqual([])
})

/** Which domains a domain of src/server may import, from the table of the document. */
const domains = new Map(
  [
    ...readFileSync(join(source, '../docs/architecture.md'), 'utf8').matchAll(
      /^\| `(\w+)` \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm,
    ),
  ].map(([, domain = '', imports = '']) => [domain, imports.match(/\w+/g) ?? []]),
)

test('a domain of the server imports the domains that the document says, all of them above it', () => {
  const domainOf = (file: string) => file.split('/')[1] ?? ''
  const between = relativeImports()
    .filter(({ from, to }) => isServer(from) && isServer(to) && !from.includes('/migrations/'))
    .map(({ from, to }) => [domainOf(from), domainOf(to)] as const)
    .filter(([from, to]) => from !== to && ![from, to].some((name) => name.endsWith('.ts')))
  const imported = Map.groupBy(between, ([from]) => from)

  const order = [...domains.keys()]

  expect(order).toHaveLength(13)
  for (const [domain, imports] of domains) {
    expect([domain, [...new Set(imported.get(domain)?.map(([, to]) => to))].sort()]).toEqual([
      domain,
      imports,
    ])
    expect(imports.filter((other) => order.indexOf(other) >= order.indexOf(domain))).toEqual([])
  }
  expect(readdirSync(join(source, 'server')).sort()).toEqual([...domains.keys(), 'main.ts'].sort())
})

test('no folder of the server is in an import cycle, types included', () => {
  const imports = serverImports()
  const reached = (from: string, seen: Set<string>): Set<string> => {
    for (const next of imports)
      if (next.from === from && !seen.has(next.to)) reached(next.to, seen.add(next.to))
    return seen
  }

  expect(
    [...new Set(imports.map(({ from }) => from))].filter((name) => reached(name, new Set()).has(name)),
  ).toEqual([])
})

/** The floors of src/islands, the lowest first: a folder imports from those below its own. */
const islandFloors = [
  [
    'weekday-offering',
    'giving',
    'live',
    'player',
    'prayer-requests',
    'receipts',
    'settings',
    'staff',
    'testimonies',
    'welcome-card',
  ],
  ['activities', 'messages', 'session'],
  ['shell'],
  [
    'directory',
    'events',
    'family',
    'invitations',
    'kept',
    'look-around',
    'own-pages',
    'privacy',
    'profiles',
    'sermons',
    'services',
  ],
  ['dashboard', 'fellowships', 'page-editor'],
  ['news', 'our-church', 'printing'],
  ['admin', 'leader', 'check-in'],
  [
    'books',
    'care',
    'inbox',
    'languages',
    'persons',
    'registers',
    'registrations',
    'rota',
    'songs',
    'media',
    'my-pages',
  ],
  ['forms', 'worship'],
]

test('a folder of islands imports from the floors below its own', () => {
  const floorOf = (name: string) => islandFloors.findIndex((floor) => floor.includes(name))
  const imports = importsWithin('islands')
  const names = [...new Set(imports.flatMap(({ from, to }) => [from, to]))]

  expect(names.filter((name) => floorOf(name) < 0)).toEqual([])
  expect(across(imports).filter(({ from, to }) => floorOf(to) >= floorOf(from))).toEqual([])
})

test('no other folder of lib imports the API client, and contract and messages import no browser state', () => {
  const up = across(importsWithin('lib')).filter(({ to }) => to === 'api')
  const pure = relativeImports().filter(({ from }) => /^lib\/(contract|texts)\//.test(from))
  const state = /^(stores|lib\/(api|browser\/(browser-storage|drafts|outbox|unfinished-uploads)))\b/

  expect(up).toEqual([])
  expect(pure.filter(({ to }) => state.test(to))).toEqual([])
})

test('no file is in an import cycle, types included', () => {
  const imports = Map.groupBy(relativeImports(), ({ from }) => from)
  const reached = (from: string, seen: Set<string>): Set<string> => {
    for (const { to } of imports.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to))
    return seen
  }

  expect([...imports.keys()].filter((file) => reached(file, new Set()).has(file))).toEqual([])
})

/** The most files that lie in one folder of code: the eye takes them in. */
const mostFiles = 25

/** Folders that have a file for each of many equals, where a division would hide the list. */
const listFolders = new Map([
  ['components/blocks', 'a component for each kind of block'],
  ['lib/contract/website/blocks', 'the fields of each kind of block'],
  ['server/platform/db/migrations', 'a migration for each change of the tables'],
])

test('a folder has at most twenty-five files, but where each is one of many equals', () => {
  const divided = ['components', 'islands', 'lib', 'server', 'stores']
  const all = Map.groupBy(
    files(source).filter((file) => divided.includes(folderOf(file))),
    (file) => dirname(file),
  )
  const large = [...all].filter(([, { length }]) => length > mostFiles).map(([folder]) => folder)

  expect(large.sort()).toEqual([...listFolders.keys()].sort())
})

test('unit, API, component and browser tests import nothing of each other, and their shared code imports no test', () => {
  const kinds = ['unit', 'api', 'component', 'e2e', 'support']
  const wrong = kinds.flatMap((kind) =>
    importsOf(join(tests, kind)).filter(({ to }) =>
      kinds.some((other) => ![kind, 'support'].includes(other) && to.startsWith(`../${other}/`)),
    ),
  )

  expect(wrong).toEqual([])
})

test('an import names its file with its extension', () => {
  const wrong = relativeImports().filter(
    ({ specifier }) => !/\.(ts|ts\?inline-script|tsx|astro|mjs|css|css\?inline|json)$/.test(specifier),
  )

  expect(wrong).toEqual([])
})

test('a page file has a lower-case name, so that any letter case can find it', () => {
  const wrong = files(join(source, 'pages')).filter((file) => file !== file.toLowerCase())

  expect(wrong).toEqual([])
})

test('no file re-exports what another file exports, except `page.ts` of a page’s islands', () => {
  const forwards = codeFiles().filter((file) => /^export (\*|\{[^}]*\}) from /m.test(read(file)))

  expect(forwards.filter((file) => !/^islands\/(?:[\w-]+\/)?[\w-]+\/page\.ts$/.test(file))).toEqual([])
})

test('islands that are forwarded together are several, and stand on one page: one request for all of them', () => {
  const together = codeFiles().filter((file) => /^islands\/(?:[\w-]+\/)?[\w-]+\/page\.ts$/.test(file))
  const pages = files(join(source, 'pages')).map((file) => readFileSync(join(source, 'pages', file), 'utf8'))

  expect(together.length).toBeGreaterThan(0)
  for (const file of together) {
    expect(read(file).match(/^export \{ \w+ \} from '\.\/(?:[\w-]+\/)?\w+\.tsx'$/gm)?.length).toBeGreaterThan(
      1,
    )
    expect(pages.filter((page) => page.includes(`'../${file}'`))).toHaveLength(1)
  }
})

test('a route file contains no SQL, and a repository imports no HTTP code', () => {
  const server = codeFiles().filter((file) => file.startsWith('server/'))
  const routes = server.filter((file) => file.endsWith('routes.ts'))
  const repositories = server.filter((file) => file.endsWith('repo.ts'))

  expect(
    routes.filter((file) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|sql`/.test(read(file))),
  ).toEqual([])
  expect(repositories.filter((file) => /from 'hono|\/http\//.test(read(file)))).toEqual([])
})

test('http/takes.ts alone reads the body of a request', () => {
  const server = codeFiles().filter((file) => file.startsWith('server/'))
  const reads =
    /^import .*\b(readBody|withMultipart)\b|\breq\.(json|text|formData|parseBody|arrayBuffer|blob)\(/m

  const readers = server.filter((file) => reads.test(read(file)))

  expect(readers).toEqual(['server/platform/http/takes.ts'])
})

test('code outside the server imports neither the whole of zod nor a phone library', () => {
  const browser = codeFiles().filter((file) => !file.startsWith('server/'))

  expect(browser.filter((file) => /from '(zod|libphonenumber-js[^']*)'/.test(read(file)))).toEqual([])
})

/** The modules that may access browser storage: the one that all others call, and the one that a refused renewal calls. */
const storageModules = [
  'lib/browser/browser-storage.ts',
  'lib/browser/clear-storage.ts',
  'lib/browser/style-sheet-cookie.ts',
  'lib/words/reading-cookie.ts',
]

test('only the storage modules access browser storage and cookies', () => {
  const touches =
    /\b(local|session)Storage\b|StorageEvent\b|(add|remove)EventListener\(\s*'storage'|\bindexedDB\b|document\.cookie/
  const storageFiles = codeFiles().filter((file) => touches.test(read(file)))

  expect(storageFiles.sort()).toEqual(storageModules)
})

test('only the toaster imports the toast library', () => {
  const importers = codeFiles().filter((file) => read(file).includes("'react-hot-toast"))

  expect(importers.sort()).toEqual([
    'islands/shell/toasts/Toaster.tsx',
    'islands/shell/toasts/mount-toaster.tsx',
  ])
})

test('only stores/persistence.ts sets the persistent engine, and no file outside stores sets a store', () => {
  const browser = codeFiles().filter((file) => !file.startsWith('server/'))

  expect(browser.filter((file) => /setPersistentEngine/.test(read(file)))).toEqual(['stores/persistence.ts'])
  expect(
    browser.filter(
      (file) => !file.startsWith('stores/') && /\$\w+\.set\(|persistent(Atom|Map)\(/.test(read(file)),
    ),
  ).toEqual([])
})

function mayImport(from: string, to: string): boolean {
  const folder = folderOf(from)
  if (folderOf(to) === folder) return true
  return (allowed[folder] ?? []).some((other) => to === other || to.startsWith(`${other}/`))
}

let ofSource: Import[] | undefined

/** All files are read once for all tests. */
function relativeImports(): readonly Import[] {
  ofSource ??= importsOf(source)
  return ofSource
}

/** The relative imports of a folder's files, with paths from that folder; `import()`, which loads later, is one. */
function importsOf(folder: string): Import[] {
  const form =
    /(?:import|export)\s+(?:type\s[^'"]*?)?(?:[^'";]*?from\s*)?'(\.{1,2}\/[^']+)'|import\s*\(\s*'(\.{1,2}\/[^']+)'/g
  return files(folder)
    .filter((file) => codeFile.test(file))
    .flatMap((from) =>
      [...readFileSync(join(folder, from), 'utf8').matchAll(form)].map(([, now, later]) => {
        const specifier = now ?? later ?? ''
        const to = normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
        return { from, to, specifier }
      }),
    )
}

/** Imports between the subfolders of a folder of src, as pairs of names. */
const importsWithin = (folder: string): { from: string; to: string }[] =>
  relativeImports()
    .filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
    .map(({ from, to }) => ({ from: areaOf(from), to: areaOf(to) }))

/** The second folder of a path, or the third where the second is a domain of islands. */
function areaOf(file: string): string {
  const [folder, second = '', third = ''] = file.split('/')
  return folder === 'islands' && domains.has(second) ? third : second
}

const across = (imports: { from: string; to: string }[]) => imports.filter(({ from, to }) => from !== to)

/** Imports between the folders of the server, without migrations. */
function serverImports(): { from: string; to: string }[] {
  return relativeImports()
    .filter(({ from, to }) => isServer(from) && isServer(to) && !from.includes('/migrations/'))
    .map(({ from, to }) => ({ from: serverFolderOf(from), to: serverFolderOf(to) }))
    .filter(({ from, to }) => from !== to)
}

const isServer = (file: string) => file.startsWith('server/')
/** The folder of a resource: `accounts/account-management`. */
const serverFolderOf = (file: string) => file.split('/').slice(1, 3).join('/')
const folderOf = (file: string) => file.split('/')[0] ?? ''
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
