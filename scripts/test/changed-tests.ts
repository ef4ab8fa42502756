import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../setup/own-node.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from the branch point with `base`: committed, staged, modified or new. Throws for an unknown `base`. */
export function changedSince(base: string): readonly string[] {
  const files = [
    ...git('diff', '--name-only', `${base}...HEAD`),
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)]
}

/**
 * Browser tests that a change of these files can affect: tests that changed or import a changed file; tests that contain the
 * URL of an affected page; and all tests when build or runner files change. API calls of a page are not followed.
 */
export function browserTestsFor(changed: readonly string[]): readonly string[] {
  const tests = filesOf('tests/e2e').filter((file) => file.endsWith('.test.ts'))
  if (changed.some(reachesAll)) return tests
  const touched = (file: string) => {
    const parts = reachable(file)
    return changed.some((name) => parts.has(name))
  }
  const addresses = filesOf('src/pages').filter(touched).map(addressOf)
  return tests.filter((test) => touched(test) || addresses.some((address) => namesAddress(test, address)))
}

const reachesAll = (file: string) =>
  /^(?:integrations|public)\/|^(?:package-lock\.json|astro\.config\.mjs|playwright\.config\.ts|scripts\/build\.mjs)$/.test(
    file,
  )

/** `/events/` for all event pages, `/about` for a single page. */
const addressOf = (page: string) =>
  page
    .slice('src/pages'.length)
    .replace(/\.(?:astro|ts)$/, '')
    .replace(/\/index$/, '/')
    .replace(/\[.*$/, '')

/** Whether a test, or a list that it imports, contains the address as a whole path. */
function namesAddress(test: string, address: string): boolean {
  const lists = importsOf(test).filter((file) => !file.endsWith('/fixtures.ts'))
  const named = new RegExp(`['"\`}]${address}${/.\/$/.test(address) ? '' : '(?![\\w/-])'}`, 'i')
  return [test, ...lists].some((file) => named.test(read(file)))
}

/** The file and its direct and indirect imports. */
function reachable(file: string): ReadonlySet<string> {
  const seen = new Set([file])
  for (const next of seen) for (const imported of importsOf(next)) seen.add(imported)
  return seen
}

const imports = new Map<string, readonly string[]>()

function importsOf(file: string): readonly string[] {
  const imported = imports.get(file) ?? readImports(file)
  imports.set(file, imported)
  return imported
}

function readImports(file: string): readonly string[] {
  if (!/\.(?:tsx?|astro|mjs|css)$/.test(file)) return []
  return [...read(file).matchAll(/(?:from|import|URL)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g)]
    .map(([, path = '']) => posix.join(posix.dirname(file), path))
    .filter((path) => existsSync(join(root, path)) && /\.\w+$/.test(path))
}

/** Files of a folder, tracked or new, that are still there. */
function filesOf(folder: string): readonly string[] {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', folder)
  return files.filter((file) => existsSync(join(root, file))).sort()
}
