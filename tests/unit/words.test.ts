import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * One word for a thing on every screen (docs/specification/settled.md). Each pattern is a word that stood, or could stand, in place of the
 * chosen one. What the church writes itself (src/content) and the specification's own texts are not searched for these.
 */

const root = join(import.meta.dirname, '../..')
const screens = ['src/pages', 'src/islands', 'src/components', 'src/layouts', 'src/lib/texts'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
      .filter((name) => /\.(ts|tsx|astro)$/.test(name))
      .map((name) => ({ name, text: withoutComments(readFileSync(join(root, name), 'utf8')) })),
)

/** Without comments, and with each run of spaces as one: a sentence may go over lines. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '').replace(/\s+/g, ' ')
}

const filesWith = (pattern: RegExp): string[] =>
  screens.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

test.each<[chosen: string, pattern: RegExp]>([
  [
    'e-mail, for what goes to a mailbox',
    /\b([Aa]|[Nn]o|[Aa]nother|by|earlier|these|the) letters?\b(?! of\b)|>Letters<|'Letters'/,
  ],
  [
    'Pending, of a request before staff',
    /Mark as (active|open|unanswered)|request is (active|open|unanswered)/,
  ],
  [
    'Active, of a request where people pray',
    /(Unanswered|Open|Waiting|open) requests?\b|requests? (is|are) (open|waiting)/,
  ],
  ['Anonymous, of what has no name', /'(No name|Nameless|Unknown author|Somebody unknown)'/],
  ['Settings save by themselves', /saves by itself/],
  ['Past events', /What has been|Behind us|Gone by/],
  ['Cancel, not a riddle', /'(Let it be|Rather not|Never mind)'/],
  ['Log in, as the specification has it', />\s*(Sign in|Login)\s*</],
])('a screen says “%s”, and nothing in its place', (_, pattern) => {
  expect(filesWith(pattern)).toEqual([])
})

test('every telephone number on a screen is written by one function', () => {
  // A number that is shown, not one that is typed or dialled.
  const bare = /[>{]\{(\w+\.)*(telephone|phone|leader_telephone)(\s*(\|\||\?\?)\s*('[^']*'|\w+))?\}(?=\s*<)/
  expect(filesWith(bare)).toEqual([])
  expect(screens.filter(({ text }) => text.includes('shownTelephone(')).length).toBeGreaterThan(8)
})

test('Approve and Verify are explained where they stand', () => {
  const [{ text } = { text: '' }] = screens.filter(
    ({ name }) => name === 'src/islands/admin/sections/messages.ts',
  )

  expect(text).toContain('Approve: everybody can read it. Verify: the church knows that it is true')
})
