import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The domains whose calls the contract says. The others are to follow. */
const converted = ['accounts', 'care', 'giving', 'groups', 'messages', 'people', 'website']

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
  const said = new Set(routes.map(({ path }) => path))
  const files = ['lib/api', 'islands', 'stores', 'components'].flatMap((folder) =>
    globSync(`src/${folder}/**/*.{ts,tsx}`),
  )
  const again = files.flatMap((file) =>
    [...read(file).matchAll(/\bapi\s*\.(?:url|get)\(\s*['`]([^'`]+)['`]/g)]
      .map(([, path = '']) => formOf(path))
      .filter((path) => said.has(path))
      .map((path) => `${file}: ${path}`),
  )

  expect(files.length).toBeGreaterThan(100)
  expect(again).toEqual([])
})

test.each(converted)(
  'the server of %s answers the calls of the contract, and says no path of its own',
  (domain) => {
    const own = globSync(`src/server/${domain}/**/*.ts`).filter((file) =>
      /new Hono\b|\bdescribe\(|\btakes(Form|ByCaller)?\(/.test(read(file)),
    )

    expect(globSync(`src/lib/contract/${domain}/calls/*.ts`)).not.toEqual([])
    expect(own).toEqual([])
  },
)
