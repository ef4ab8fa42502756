import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { fragments } from '../support/markdown.ts'
import { mentions, readRepositoryFile as read, repositoryFiles, writtenFiles } from '../support/repository.ts'

const decisions = repositoryFiles
  .filter((file) => /^docs\/decisions\/[a-z-]+\.md$/.test(file))
  .flatMap((path) =>
    read(path)
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', , ...rest] = section.split('\n')
        const text = rest.join('\n').trim()
        const [, claim = ''] = /^\*\*([^*]+)\.\*\* /.exec(text) ?? []
        return { place: `${posix.basename(path)}#${fragments(`# ${heading}`)[0]}`, heading, text, claim }
      }),
  )

test('a decision begins with what holds, and says its price and what would change our mind', () => {
  const form =
    /^\*\*[^*]+\.\*\* .+?\n\n\*\*Price:\*\* .+?\n\n\*\*Revisit:\*\* .+?(?:\n\nFormerly [\d,\s]+\.)?$/s

  expect(decisions.length).toBeGreaterThan(40)
  expect(decisions.filter(({ text }) => !form.test(text)).map(({ place }) => place)).toEqual([])
})

test('the index lists each decision with what holds', () => {
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))

  expect(rows.toSorted()).toEqual(
    decisions
      .map(({ heading, place, claim }) => `| [${heading}](${place}) | ${claim.replaceAll('\n', ' ')} |`)
      .toSorted(),
  )
})

test('a number that a decision had before stands under one decision', () => {
  const numbers = decisions.flatMap(
    ({ text }) => (/^Formerly [\d,\s]+/m.exec(text)?.[0] ?? '').match(/\d{4}/g) ?? [],
  )

  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
})

/* Landed migrations are never edited. */
const cited = writtenFiles.filter(
  (file) => file !== 'tests/unit/decisions.test.ts' && !file.startsWith('src/server/platform/db/migrations/'),
)

test('a decision that a comment cites exists', () => {
  const places = mentions(cited, /docs\/decisions\/([\w-]*(?:\.md)?(?:#[\w-]+)?)/g).map(
    ({ file, match }) => ({
      file,
      place: match[1] ?? '',
    }),
  )
  const known = new Set(['', 'README.md', ...decisions.map(({ place }) => place)])

  expect(places.length).toBeGreaterThan(100)
  expect(places.filter(({ place }) => !known.has(place))).toEqual([])
})

test('no comment cites a decision without its place', () => {
  const vague = mentions(
    cited,
    /\(decisions?\b(?! \[|\/| ===)|[;,] decisions?[,;)]|\bdecisions\.md|\bdecisions? 0\d{3}\b/g,
  )

  expect(vague.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
})
