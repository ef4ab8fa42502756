import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import type { BuiltWords, ScriptWords } from '../src/server/app/html/variants.ts'
import { inlineWords } from './inline-words.ts'
import { readSentences } from './sentences.ts'
import { takeMarks } from './word-marks.ts'

/** Puts the English texts of the dictionaries into the browser's scripts, between marks. */
const inlined: Plugin = {
  name: 'asore:inline-words',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/.*\.(tsx?|astro)(\?|$)/ },
    handler: (code, id) => inlineWords(id, code),
  },
}

/**
 * Takes the marks out of the built scripts, and keeps where the texts stand (`dist/words.json`): with it the server makes the scripts
 * of other languages. `dist/sentences.json` has all English texts, for translators. The scripts themselves have English texts, and nothing else of all this (docs/decisions/browser.md#words).
 * Runs before the integration that compresses the files.
 */
export const words = (): AstroIntegration => ({
  name: 'asore:words',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [inlined] } }),
    'astro:build:done': async ({ dir }) => {
      const scripts = new Map<string, string>()
      const wordsOf = new Map<string, ScriptWords>()
      const folder = new URL('_astro/', dir)
      for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
        const marked = await readFile(new URL(file, folder), 'utf8')
        const { code, words: placed } = takeMarks(marked)
        scripts.set(file, code)
        if (placed.length === 0) continue
        wordsOf.set(file, placed)
        await writeFile(new URL(file, folder), code)
      }
      await writeFile(new URL('../words.json', dir), JSON.stringify(withImporters(wordsOf, scripts)))
      await writeFile(new URL('../sentences.json', dir), JSON.stringify(readSentences()))
    },
  },
})

const importedScript = /["'`]\.\/([\w.-]+\.js)["'`]/g

/** The scripts with texts, and those that import one of them, directly or through others: their imports differ by language. */
function withImporters(
  found: ReadonlyMap<string, ScriptWords>,
  scripts: ReadonlyMap<string, string>,
): BuiltWords {
  const imports = [...scripts].map(([file, code]) => ({
    file,
    imported: [...code.matchAll(importedScript)].map(([, name = '']) => name),
  }))
  const all = new Map(found)
  for (let before = -1; before !== all.size; ) {
    before = all.size
    for (const { file, imported } of imports)
      if (!all.has(file) && imported.some((name) => all.has(name))) all.set(file, [])
  }
  return Object.fromEntries([...all].map(([file, places]) => [`/_astro/${file}`, places]))
}
