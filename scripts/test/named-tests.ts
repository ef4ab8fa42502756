import { globSync } from 'node:fs'

/** The test files of a kind whose names begin so, in whichever domain: `permissions` or `giving/give`; a path of none where there are none. */
export function namedTests(kind: string, name: string): string[] {
  const [path, pattern] = name.startsWith('tests/')
    ? [name, name]
    : [`tests/${kind}/${name}`, `tests/${kind}/**/${name}`]
  const files = globSync(`${pattern}*.test.{ts,tsx}`).map((file) => file.replaceAll('\\', '/'))
  return files.length > 0 ? files.sort() : [path]
}
