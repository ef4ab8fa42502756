import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Paths, from the root and in order, of all files that git has or would add. A file that was deleted is not among them. */
export const repositoryFiles = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)))
  .sort()

/** The text of one of them. */
export const readRepositoryFile = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The files whose comments or paragraphs may refer to something: sources, tests, scripts, documents. */
export const writtenFiles = repositoryFiles.filter(
  (file) =>
    /\.(tsx?|astro|[mc]js|css|md)$|Dockerfile$/.test(file) && !file.startsWith('tests/unit/references'),
)

/** Each match in the files' texts. The text is one line, so that a reference may go over the end of a comment's line. */
export function mentions(files: readonly string[], pattern: RegExp) {
  return files.flatMap((file) => {
    const oneLine = readRepositoryFile(file).replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
    return [...oneLine.matchAll(pattern)].map((match) => ({ file, match }))
  })
}
