import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sentences } from '../src/server/website/languages/sentences.ts'
import { dictionariesOf, mayDefineWords } from './dictionaries.ts'

/** Every English text of the dictionaries, as the server lists them for translators (`dist/sentences.json`). */
export function readSentences(root = new URL('../', import.meta.url)): Sentences {
  const cwd = fileURLToPath(root)
  const files = globSync('src/**/*.ts', { cwd }).map((file) => file.replaceAll('\\', '/'))
  return Object.fromEntries(
    files
      .toSorted()
      .filter((file) => mayDefineWords(`/${file}`))
      .flatMap((file) =>
        [...dictionariesOf(fileURLToPath(new URL(file, root))).values()].map(({ area, texts }) => [
          area,
          { file, texts: Object.fromEntries(texts) },
        ]),
      ),
  )
}
