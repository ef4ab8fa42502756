import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The domains, whose calls the contract says. */
const converted = [
  'accounts',
  'app',
  'care',
  'giving',
  'groups',
  'media',
  'messages',
  'people',
  'services',
  'settings',
  'website',
]

/** What stays as Hono has it, and why. */
const apart: Readonly<Record<string, string>> = {
  'src/server/app/api.ts': 'it puts the routes together',
  'src/server/app/views/api-reference.ts': 'it puts them together to describe them',
  'src/server/media/media/routes.ts': 'files are no calls: they are outside the API, whole or in part',
  'src/server/media/uploads/routes.ts':
    'tus 1.0 says what it means in headers and bare bytes, and asks with OPTIONS',
}

const read = (file: string) => readFileSync(file, 'utf8')
/** A path without its parameters: `events/:id/` and `events/${event}/` are the same. */
const formOf = (path: string) => path.replace(/\$\{[^}]*\}|:\w+(\{text\})?/g, '*').replace(/^\/|\?.*$/g, '')

const routes = globSync('src/lib/contract/*/calls/*.ts').flatMap((file) =>
  [...read(file).matchAll(/\broute\(\s*'(\w+)',\s*'([^']+)'/g)].map(([, method, path = '']) => ({
    method,
    path: formOf(path),
  })),
)

test('the contract says each call once', () => {
  const calls = routes.map(({ method, path }) => `${method} ${path}`)

  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
})

test('no page or client says the path of a call that the contract has', () => {
  const paths = new Set(routes.map(({ path }) => path))
  const files = ['lib/api', 'islands', 'stores', 'components'].flatMap((folder) =>
    globSync(`src/${folder}/**/*.{ts,tsx}`),
  )
  const again = files.flatMap((file) =>
    [...read(file).matchAll(/\bapi\s*\.(?:url|get)\(\s*['`]([^'`]+)['`]/g)]
      .map(([, path = '']) => formOf(path))
      .filter((path) => paths.has(path))
      .map((path) => `${file}: ${path}`),
  )

  expect(files.length).toBeGreaterThan(100)
  expect(again).toEqual([])
})

test.each(converted)(
  'the server of %s answers the calls of the contract, and says no path of its own',
  (domain) => {
    const files = globSync(`src/server/${domain}/**/*.ts`)
    const own = files.filter((file) => /new Hono\b|\bdescribe\(|\btakes(Form|ByCaller)?\(/.test(read(file)))

    expect(files).not.toEqual([])
    expect(own).toEqual(files.filter((file) => file in apart))
  },
)
