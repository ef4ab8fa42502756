import { expect, test } from 'vitest'
import { relativeLinks } from '../support/markdown.ts'
import { readRepositoryFile as read, repositoryFiles } from '../support/repository.ts'

const tours = read('docs/tours.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n')[0] ?? '',
    files: [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file),
  }))

test('a tour counts its files in its heading', () => {
  expect(tours.map(({ title }) => title)).toEqual(
    tours.map(({ title, files }) => title.replace(/\d+ files$/, `${files.length} files`)),
  )
  expect(tours.every(({ title }) => / files$/.test(title))).toBe(true)
})

test('a tour names files and folders that exist', () => {
  const exists = (path: string) =>
    repositoryFiles.some((file) => (path.endsWith('/') ? file.startsWith(path) : file === path))

  expect(tours).toHaveLength(3)
  expect(tours.flatMap(({ files }) => files).filter((path) => !exists(path))).toEqual([])
})

test('the list of documents names each of them', () => {
  const documents = repositoryFiles
    .filter((file) => /^docs\/(?:[^/]+|specification\/[^/]+|decisions\/README)\.md$/.test(file))
    .filter((file) => file !== 'docs/README.md')
    .map((file) => file.slice('docs/'.length))

  expect(relativeLinks(read('docs/README.md'))).toEqual(expect.arrayContaining(documents))
})
