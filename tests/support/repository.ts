import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The sorted paths, from the root, of all files that git has or would add, without deleted ones. */
export const repositoryFiles = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)))
  .sort()

/** The text of one of these files. */
export const readRepositoryFile = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The files whose comments or text may contain references: sources, tests, scripts, documents. */
export const writtenFiles = repositoryFiles.filter(
  (file) =>
    /\.(tsx?|astro|[mc]js|css|md)$|Dockerfile$/.test(file) && !file.startsWith('tests/unit/references'),
)

/** Each match in the texts of the files. Lines are joined, so that a reference may continue on the next line of a comment. */
export function mentions(files: readonly string[], pattern: RegExp) {
  return files.flatMap((file) => {
    const oneLine = readRepositoryFile(file).replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
    return [...oneLine.matchAll(pattern)].map((match) => ({ file, match }))
  })
}
