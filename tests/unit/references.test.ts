import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fragments, relativeLinks } from '../support/markdown.ts'
import {
  repositoryFiles as files,
  mentions,
  readRepositoryFile as read,
  writtenFiles,
} from '../support/repository.ts'

const markdown = files.filter((file) => file.endsWith('.md'))

describe('the specification', () => {
  const pages = ['1-public-and-member', '2-role-dashboards'].map((name) =>
    sections(read(`docs/specification/${name}.md`)),
  )

  test('has every paragraph that is cited', () => {
    const cited = mentions(
      writtenFiles,
      /\bspec(?:ification)? (\d),? ((?:§[\d.]+(?:(?:, | and | to )(?=§))?)+)/g,
    ).flatMap(({ file, match: [, page = '', paragraphs = ''] }) =>
      [...paragraphs.matchAll(/§(\d+)(?:\.(\d+))?/g)].map(([paragraph, section, rule = '0']) => ({
        reference: `${file}: spec ${page} ${paragraph}`,
        there: (pages[Number(page) - 1]?.[Number(section)]?.rules.length ?? -1) >= Number(rule),
      })),
    )

    expect(cited.length).toBeGreaterThan(280)
    expect(cited.filter(({ there }) => !there)).toEqual([])
  })

  test('names each cited screen, entity or call in the cited section', () => {
    const named = mentions(writtenFiles, /\bspec ([12]) §(\d), (?!§|spec )"?([A-Z][\w /{}()]*)"?(?=[).;:])/g)
    const missing = named.filter(({ match: [, page, section, name = ''] }) => {
      const text = pages[Number(page) - 1]?.[Number(section)]?.text.toLowerCase() ?? ''
      return !name
        .toLowerCase()
        .split(/\W+/)
        .every((word) => text.includes(word))
    })

    expect(named.length).toBeGreaterThan(30)
    expect(missing.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
  })

  test('numbers the rules of each section without a gap', () => {
    const all = pages.flatMap((page) => Object.values(page))

    expect(all).toHaveLength(18)
    for (const { rules } of all) expect(rules).toEqual(rules.map((_, i) => i + 1))
  })
})

/** The sections of a page by their number, each with its text and the numbers of its rules. */
function sections(page: string): Record<number, { text: string; rules: number[] }> {
  const parts = page.split(/^## §/m).slice(1)
  const rules = (text: string) => [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  return Object.fromEntries(parts.map((text) => [Number.parseInt(text, 10), { text, rules: rules(text) }]))
}

test('every link of a document leads to an existing file and heading', () => {
  const links = markdown.flatMap((file) => relativeLinks(read(file)).map((target) => ({ file, target })))

  expect(links.length).toBeGreaterThan(150)
  expect(links.filter(({ file, target }) => !leadsSomewhere(file, target))).toEqual([])
})

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', fragment] = target.split('#')
  const file = path ? posix.normalize(posix.join(posix.dirname(from), path)) : from
  if (!exists(file)) return false
  return fragment === undefined || fragments(read(file)).includes(fragment)
}

const folders = new Set(files.flatMap(foldersOf))
const exists = (path: string) => files.includes(path) || folders.has(path.replace(/\/$/, ''))

function foldersOf(file: string): string[] {
  const folder = posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

test('a document that a source names exists, with the heading named beside it', () => {
  const sources = writtenFiles.filter(
    (file) => !file.endsWith('.md') && file !== 'tests/unit/decisions.test.ts',
  )
  const named = mentions(sources, /\b(docs\/[\w/-]+\.md)(?:, "([^"]+)"|#([\w-]+))?/g)
  const missing = named.filter(
    ({ match: [, file = '', heading, fragment] }) =>
      !exists(file) ||
      (heading && !fragments(read(file)).includes(heading.toLowerCase().replaceAll(' ', '-'))) ||
      (fragment && !fragments(read(file)).includes(fragment)),
  )

  expect(named.length).toBeGreaterThan(5)
  expect(missing.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
})

describe('the files and folders', () => {
  /* Built files are not in the repository. */
  const isMade = (path: string) => /^(?:dist|data|node_modules)\//.test(path)

  test('that a document names exist, by their whole path or its end', () => {
    const named = mentions(markdown, /[\w@./*[\]-]*[\w*\]]\.(?:tsx?|astro|[mc]js|css)\b/g)
    const ends = files.map((file) => `/${file}`)
    const missing = named
      .map(({ file, match: [path] }) => ({ file, path }))
      .filter(({ path }) => !isMade(path) && !ends.some((end) => end.endsWith(`/${path}`)))
      .filter(({ path }) => !path.includes('*') || !ends.some((end) => pattern(path).test(end)))

    expect(named.length).toBeGreaterThan(50)
    expect(missing).toEqual([])
  })

  test('that a document names as folders exist', () => {
    const named = mentions(
      markdown,
      /`((?:src|tests|scripts|docs|integrations|deploy|public|server|islands|lib|stores|components|layouts|content)\/[\w./-]*)`/g,
    )
    const missing = named.filter(
      ({ match: [, path = ''] }) => ![path, `src/${path}`, `tests/${path}`].some(exists),
    )

    expect(named.length).toBeGreaterThan(20)
    expect(missing.map(({ file, match }) => `${file}: ${match[1]}`)).toEqual([])
  })

  test('that a comment names from the root exist', () => {
    const sources = writtenFiles.filter((file) => !file.endsWith('.md'))
    const comments =
      /(?:^ *\*|\/\*\*?|\/\/) [^\n]*?\b((?:src|tests|scripts|docs|integrations|deploy)\/[\w./-]+\.(?:tsx?|astro|[mc]js|css|md))/gm
    const named = sources.flatMap((file) =>
      [...read(file).matchAll(comments)].map(([, path = '']) => ({ file, path })),
    )

    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ path }) => !exists(path))).toEqual([])
  })
})

/** A path such as `lib/api/*.ts` as a regular expression over the ends of paths. */
const pattern = (path: string) =>
  new RegExp(`/${path.replace(/[.[\]]/g, '\\$&').replaceAll('*', '[\\w-]+')}$`)
