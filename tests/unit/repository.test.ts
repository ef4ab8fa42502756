import { expect, test } from 'vitest'
import { readRepositoryFile as read, repositoryFiles } from '../support/repository.ts'

const texts = repositoryFiles.filter((file) => /\.(ts|tsx|astro|mjs|js|css|md|json)$|^\.ci\//.test(file))

test('the lock file names no package registry', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"')
})

test('every package is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })

  expect(versions.filter((version) => !/^(npm:[\w/@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('every package that the order names is a dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const ordered =
    'astro @astrojs/react @astrojs/node react react-dom nanostores @nanostores/react @nanostores/persistent wretch react-hot-toast tailwindcss vitest playwright'

  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining(ordered.split(' ')),
  )
})

test('no file switches off a type or a lint rule, or has an unfinished mark or a skipped test', () => {
  const marks = [
    'TO' + 'DO',
    'FIX' + 'ME',
    '@ts-' + 'ignore',
    'biome-' + 'ignore',
    'as a' + 'ny',
    '.sk' + 'ip(',
    '.on' + 'ly(',
  ]
  const marked = texts
    .filter((file) => file !== 'package-lock.json')
    .flatMap((file) => marks.filter((mark) => read(file).includes(mark)).map((mark) => `${file}: ${mark}`))

  expect(marked).toEqual([])
})
