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

  test('every paragraph that is cited is there', () => {
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

  test('a screen, entity or call that is cited by name is in its section', () => {
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

  test('the rules of a section are numbered without a gap', () => {
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

test('every link of a document leads to a file and a heading that are there', () => {
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

test('a document that a source names is there, with the heading that is named beside it', () => {
  const sources = writtenFiles.filter((file) => !file.endsWith('.md'))
  const named = mentions(sources, /\b(docs\/[\w/-]+\.md)(?:, "([^"]+)")?/g)
  const missing = named.filter(
    ({ match: [, file = '', heading] }) =>
      !exists(file) ||
      (heading && !fragments(read(file)).includes(heading.toLowerCase().replaceAll(' ', '-'))),
  )

  expect(named.length).toBeGreaterThan(5)
  expect(missing.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([])
})

describe('the files that are named', () => {
  /* What a build makes is not in the repository. */
  const isMade = (path: string) => /^(?:dist|data|node_modules)\//.test(path)
  /* decisions.test.ts looks at these. */
  const isDecision = (path: string) => /^docs\/decisions\/\d{4}$/.test(path)
  /* A decision that was replaced may speak of what is gone. */
  const current = markdown.filter((file) => !/^- Status: superseded/m.test(read(file)))

  test('by a document are there, under the whole name or its end', () => {
    const named = mentions(current, /[\w@./*[\]-]*[\w*\]]\.(?:tsx?|astro|[mc]js|css)\b/g)
    const ends = files.map((file) => `/${file}`)
    const missing = named
      .map(({ file, match: [path] }) => ({ file, path }))
      .filter(({ path }) => !isMade(path) && !ends.some((end) => end.endsWith(`/${path}`)))
      .filter(({ path }) => !path.includes('*') || !ends.some((end) => pattern(path).test(end)))

    expect(named.length).toBeGreaterThan(50)
    expect(missing).toEqual([])
  })

  test('by a document as folders are there', () => {
    const named = mentions(
      current,
      /`((?:src|tests|scripts|docs|integrations|deploy|public|server|islands|lib|stores|components|layouts|content)\/[\w./-]*)`/g,
    )
    const missing = named.filter(
      ({ match: [, path = ''] }) => ![path, `src/${path}`, `tests/${path}`].some(exists) && !isDecision(path),
    )

    expect(named.length).toBeGreaterThan(20)
    expect(missing.map(({ file, match }) => `${file}: ${match[1]}`)).toEqual([])
  })

  test('by a comment, from the root, are there', () => {
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

/** `lib/api/*.ts` as an expression over the ends of paths. */
const pattern = (path: string) =>
  new RegExp(`/${path.replace(/[.[\]]/g, '\\$&').replaceAll('*', '[\\w-]+')}$`)
