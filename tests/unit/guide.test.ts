import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findHelp, helpBeside, helpByGroup } from '../../src/content/guide.ts'
import { moduleIds } from '../../src/lib/modules/modules.ts'
import { actions } from '../../src/lib/workspace/actions.ts'
import { helpOf } from '../../src/lib/workspace/help.ts'
import { ownPages } from '../../src/lib/workspace/own-pages.ts'
import { allSections } from '../../src/lib/workspace/sections.ts'
import { fragments, relativeLinks } from '../support/markdown.ts'
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts'
import { screenTexts } from '../support/screen-words.ts'

/* The help of the product: docs/guide has a page for each section of the workspace and each own page of a member. */

const none = new Set<never>()
const pages = helpByGroup(none).flatMap((group) => group.pages)
const places = [...allSections, ...ownPages.filter(({ address }) => address !== '/help')]
const nameOf = (address: string) => helpOf(address).replace('/help/', '')
const files = repositoryFiles.filter((file) => /^docs\/guide\/\w+\/[\w-]+\.md$/.test(file))

test('every section and every own page has its page of help, under its own name', () => {
  const helped = places.map(({ address, name }) => {
    const page = findHelp(nameOf(address), none)
    return { address, name, title: typeof page === 'object' ? page.title : page }
  })

  expect(helped.filter(({ name, title }) => name !== title)).toEqual([])
  expect(actions.filter(({ address }) => typeof findHelp(nameOf(address), none) !== 'object')).toEqual([])
})

test('every file of the guide is a page of the index, and is about sections that exist', () => {
  const known = [...places, ...actions].map(({ address }) => nameOf(address))

  expect(pages.map(({ name }) => name).sort()).toEqual(
    files.map((file) => file.replace(/^.*\/|\.md$/g, '')).sort(),
  )
  expect(pages.flatMap(({ sections }) => sections).filter((section) => !known.includes(section))).toEqual([])
  expect(pages.filter(({ name, sections }) => !sections.includes(name))).toEqual([])
})

test('a page of help tells of at least one act, what to look out for, and other pages that exist', () => {
  for (const page of pages) {
    expect([page.name, page.tasks.length > 0]).toEqual([page.name, true])
    expect([page.name, helpBeside(page, none).map(({ name }) => name)]).toEqual([page.name, page.see])
  }
  for (const file of files) {
    const text = readRepositoryFile(file)
    expect([file, fragments(text).filter((one) => one === 'what-to-look-out-for')]).toEqual([
      file,
      ['what-to-look-out-for'],
    ])
    // Links are in the head, where those to what the church does not use are left out.
    expect([file, relativeLinks(text)]).toEqual([file, []])
  }
})

test('a picture belongs to a page that says what it shows, and is small', () => {
  const drawn = repositoryFiles.filter((file) => file.startsWith('docs/guide/pictures/'))
  const shown = pages.filter(({ picture }) => picture)
  const told = files.filter((file) => /^picture: /m.test(readRepositoryFile(file)))

  expect(drawn.map((file) => file.replace(/^.*\/|\.webp$/g, ''))).toEqual(
    shown.map(({ name }) => name).sort(),
  )
  expect(told).toHaveLength(shown.length)
  expect(shown.filter(({ picture }) => picture?.width !== 360)).toEqual([])
  expect(drawn.filter((file) => statSync(file).size > 25 * 1024)).toEqual([])
  expect(drawn.length).toBeLessThanOrEqual(32)
})

test('what a church does not use has no help, and no other page of help leads there', () => {
  const off = new Set(moduleIds)

  const left = helpByGroup(off).flatMap((group) => group.pages)

  expect(findHelp('books-counts', off)).toBe('unused')
  expect(findHelp('super-admin-branches', off)).toBe('unused')
  expect(findHelp('my-giving', off)).toBe('unused')
  expect(findHelp('no-such-page', off)).toBeUndefined()
  expect(left.length).toBeGreaterThan(20)
  expect(
    left.flatMap((page) => helpBeside(page, off)).filter(({ name }) => findHelp(name, off) === 'unused'),
  ).toEqual([])
})

test('what the guide names in quotes is a text of the interface, letter for letter', () => {
  const unknown = files.flatMap((file) =>
    quotedIn(readRepositoryFile(file))
      .filter((words) => !isSaid(words))
      .map((words) => `${file}: ${words}`),
  )

  expect(unknown).toEqual([])
})

test('a button that is not there, or has another name now, is found', () => {
  const named = quotedIn(
    '1. Press "Add count" and "Add harvest gift".\n2. Press "Send 4 requests" or "Sennd 4 requests now".',
  )

  expect(named.filter((words) => !isSaid(words))).toEqual(['Add harvest gift', 'Sennd 4 requests now'])
})

/** What stands in quotes in the text of a page, without its head. */
function quotedIn(text: string): string[] {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '')
  return [...body.matchAll(/"([^"\n]+)"/g)].map(([, words = '']) => words)
}

const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s*(?:…|\.\.\.|:)$/, '')

/** Texts of the screens, and those that the server and the contract give them. */
const sources = repositoryFiles.filter((file) =>
  /^src\/(lib|server|islands|components)\/.+\.tsx?$/.test(file),
)
const literals = sources.flatMap((file) =>
  [...readRepositoryFile(file).matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)].map(
    ([, one, other]) => one ?? other ?? '',
  ),
)
const texts = new Set(
  [
    ...screenTexts().map(({ text }) => text),
    ...literals,
    ...literals.flatMap((list) => list.split(', ')),
  ].map(plain),
)
const allTexts = [...texts].join('\n')
/** What a list is of, from which its button is made: "Add Event". */
const kinds = sources.flatMap((file) =>
  [...readRepositoryFile(file).matchAll(/\bkind(?:="|: '|=\{')([a-z ]+)['"]/g)].map(
    ([, kind = '']) => `add ${kind}`,
  ),
)
/** Texts with values in them, of at least two fixed words. */
const patterns = [...texts]
  .filter((text) => text.includes('{}') && text.replaceAll('{}', '').match(/\p{L}{2,}/gu))
  .map((text) => new RegExp(`^${text.split('{}').map(escaped).join('.+')}$`, 'u'))

function escaped(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function isSaid(words: string): boolean {
  const wanted = plain(words)
  return (
    texts.has(wanted) ||
    [...texts].some((text) => text.replaceAll('{}', '').trim() === wanted) ||
    // The beginning of a sentence, or a part of it.
    (wanted.includes(' ') && new RegExp(`(?<!\\p{L})${escaped(wanted)}(?!\\p{L})`, 'u').test(allTexts)) ||
    kinds.includes(wanted.toLowerCase()) ||
    (/^(?!Add )\p{L}+ .* /u.test(wanted) && patterns.some((pattern) => pattern.test(wanted)))
  )
}
