import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { inlineWords } from '../../integrations/inline-words.ts'
import { takeMarks } from '../../integrations/word-marks.ts'
import type { Language } from '../../src/lib/words/translation.ts'
import { openVariants, translate } from '../../src/server/app/html/variants.ts'
import { entryOf } from '../../src/server/platform/cache/entry.ts'
import { freshFolder } from '../support/server.ts'

/* The texts of scripts: English in the build, other languages by the server (docs/decisions/browser.md#words). */

let folder: string

beforeAll(async () => {
  folder = join(await freshFolder(), 'src', 'islands')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'messages.ts'),
    `import { define } from '../lib/words/define.ts'
export const said = define('said', {
  hello: 'It\\'s \`you\`',
  named: '{name} and {other}',
  link: 'New? <a>Sign up</a> now',
  waiting: { one: '{count} waits for {name}', other: '{count} wait for {name}' },
  day: '{day}',
  next: 'Next: {when}.',
})`,
  )
})

const tw: Language = {
  said: {
    hello: { draft: `Wo ho te “sɛn”? \`\${x}\`` },
    named: { draft: '{other} ne {name}' },
    link: { draft: '<a>Kyerɛw</a> seesei' },
    waiting: { draft: { one: '{name}: {count}', other: '{name}: {count} pii' } },
    day: { draft: { names: { Nov: 'Obubuo', at: '', Today: '"Ɛnnɛ" `a`' } } },
    next: { draft: 'Ɛdi hɔ: {when}!' },
  },
}

/** The English script of a module, and the same in Twi. */
function scriptsOf(body: string): { english: string; twi: string } {
  const marked = inlineWords(
    join(folder, 'Form.tsx'),
    `import { said } from './messages.ts'\nexport const shown = (name, other, count) => ${body}`,
  )
  const { code, words } = takeMarks(marked)
  return { english: code, twi: translate(code, words, 'tw', tw) }
}

function run(script: string, ...values: unknown[]): unknown {
  const made = script.replace('export const shown =', 'return')
  return new Function(made)()(...values)
}

test('a script has the English text in place of a word, and the text of another language at the same place', () => {
  const { english, twi } = scriptsOf('said.hello')

  expect(english).not.toMatch(/said|<\|/)
  expect(run(english)).toBe("It's `you`")
  expect(run(twi)).toBe(`Wo ho te “sɛn”? \`\${x}\``)
})

test('values follow the order of the language', () => {
  const { english, twi } = scriptsOf('said.named({ name, other: said.named({ name: other, other: name }) })')

  expect(run(english, 'Ama', 'Kofi')).toBe('Ama and Kofi and Ama')
  expect(run(twi, 'Ama', 'Kofi')).toBe('Ama ne Kofi ne Ama')
})

test('a link has its words where the language wants them', () => {
  const { english, twi } = scriptsOf('[said.link[0], said.link[1], said.link[2]]')

  expect(run(english)).toEqual(['New? ', 'Sign up', ' now'])
  expect(run(twi)).toEqual(['', 'Kyerɛw', ' seesei'])
})

test('the names of a language stand in place of the English words of a value', () => {
  const { english, twi } = scriptsOf('said.next({ when: said.day({ day: name }) })')

  expect(run(english, '22 Nov 2026')).toBe('Next: 22 Nov 2026.')
  expect(run(twi, '22 Nov 2026')).toBe('Ɛdi hɔ: 22 Obubuo 2026!')
  expect(run(twi, 'Today at 9:00 AM')).toBe('Ɛdi hɔ: "Ɛnnɛ" `a`  9:00 AM!')
})

test('a number takes the form of the language', () => {
  const { english, twi } = scriptsOf('said.waiting({ count, name })')

  expect([0, 1, 2].map((count) => run(english, 'Ama', '', count))).toEqual([
    '0 wait for Ama',
    '1 waits for Ama',
    '2 wait for Ama',
  ])
  expect([0, 1, 2].map((count) => run(twi, 'Ama', '', count))).toEqual(['Ama: 0', 'Ama: 1', 'Ama: 2 pii'])
})

test('a text that is not translated stays English, with translated texts in its values', () => {
  const { code, words } = takeMarks(`\`<|said.missing|>Dear <|:name|>\${\`<|said.hello|>you<|>\`}<|:|>!<|>\``)

  expect(translate(code, words, 'tw', { said: { hello: { draft: 'wo' } } })).toBe(`\`Dear \${\`wo\`}!\``)
})

test.each([
  ['said', 'read by its own name'],
  ['said.nothing', 'read by its own name'],
  ['said[name]', 'read by its own name'],
  ['said.named', 'called with them'],
  ['said.named(name)', 'one object'],
  ['said.link', 'each part is read'],
  ['said.waiting({ count: count + 1, name })', 'its count is a name'],
])('the build refuses %s', (body, why) => {
  expect(() => scriptsOf(body)).toThrow(why)
})

test('a file of texts has the words of a file beside it', () => {
  const texts = join(folder, '..', 'lib', 'texts', 'said')
  mkdirSync(texts, { recursive: true })
  writeFileSync(join(texts, 'words.ts'), "export const said = define('said', { hello: 'Hello' })")

  const marked = inlineWords(
    join(texts, 'spoken.ts'),
    "import { said } from './words.ts'\nexport const spoken = () => said.hello",
  )

  expect(takeMarks(marked).code.trim()).toBe('export const spoken = () => `Hello`')
})

test('the build refuses a word that is read before the language is known', () => {
  const code = "import { said } from './messages.ts'\nexport const early = said.hello"

  expect(() => inlineWords(join(folder, 'Form.tsx'), code)).toThrow('when the module is loaded')
})

const headers = {}
const script = 'import{a}from"./form.Ab1.js";import("./later.Cd2.js");import"./react.Ef3.js";show(`Hello`)'
const assets = new Map(
  [
    ['/_astro/login.Gh4.js', script],
    ['/_astro/form.Ab1.js', 'show(`Hello`)'],
    ['/_astro/react.Ef3.js', 'react()'],
  ].map(([path = '', code = '']) => [path, entryOf({ plain: Buffer.from(code) }, headers)]),
)
const hello = (code: string) => {
  const start = code.indexOf('Hello')
  return [{ word: 'said.hello', start, end: start + 5, values: [] }]
}
const built = {
  '/_astro/login.Gh4.js': hello(script),
  '/_astro/form.Ab1.js': hello('show(`Hello`)'),
  '/_astro/later.Cd2.js': [],
}
const akwaaba = { tw: { said: { hello: { read: 'Akwaaba' } } } }
const spoken = { tw, fr: {} }
const variants = openVariants(built, assets, () => spoken)

test('a page in another language names scripts of that language, and those without words as they are', async () => {
  const html = '<script src="/_astro/login.Gh4.js"></script><link href="/_astro/react.Ef3.js">'

  const [, address = '', react] = /src="([^"]+)".*href="([^"]+)"/.exec(variants.inHtml(html, 'tw')) ?? []

  expect(address).toMatch(/^\/_astro\/login\.Gh4\.tw\.[\da-f]{8}\.js$/)
  expect(react).toBe('/_astro/react.Ef3.js')
  expect(variants.inHtml(html, 'en')).toBe(html)
  expect(variants.inHtml(html, 'xx')).toBe(html)
  const code = String((await variants.find(address))?.plain.bytes)
  expect(code).toMatch(/from"\.\/form\.Ab1\.tw\.[\da-f]{8}\.js"/)
  expect(code).toMatch(/import\("\.\/later\.Cd2\.tw\.[\da-f]{8}\.js"\)/)
  expect(code).toContain('import"./react.Ef3.js"')
  expect(code).toContain('Wo ho te')
})

test('the address of a script changes with the words of its language', () => {
  const html = '/_astro/form.Ab1.js'
  const corrected = openVariants(built, assets, () => akwaaba)

  expect(corrected.inHtml(html, 'tw')).not.toBe(variants.inHtml(html, 'tw'))
})

test('a page that was made before a correction gets scripts that fit together, and keeps none', async () => {
  let words: typeof spoken | typeof akwaaba = spoken
  const changing = openVariants(built, assets, () => words)
  const before = changing.inHtml('/_astro/login.Gh4.js', 'tw')
  words = akwaaba

  const late = await changing.find(before)
  const now = await changing.find(changing.inHtml('/_astro/login.Gh4.js', 'tw'))

  const ending = before.slice('/_astro/login.Gh4'.length)
  expect(String(late?.plain.bytes)).toContain('Akwaaba')
  expect(String(late?.plain.bytes)).toContain(`"./form.Ab1${ending}"`)
  expect(late?.plain.headers).toContain('no-store')
  expect(String(now?.plain.bytes)).toContain('Akwaaba')
  expect(now?.plain.headers).toContain('public, max-age=31536000, immutable')
})

test.each([
  '/_astro/login.Gh4.xx.12345678.js',
  '/_astro/login.Gh4.tw.1234567.js',
  '/_astro/react.Ef3.tw.12345678.js',
  '/_astro/made-up.tw.js',
  '/_astro/login.Gh4.__proto__.12345678.js',
])('there is no script at the made-up address %s', (address) => {
  expect(variants.find(address)).toBeUndefined()
})

test('a script is made once', () => {
  const address = variants.inHtml('/_astro/form.Ab1.js', 'tw')

  expect(variants.find(address)).toBe(variants.find(address))
})
