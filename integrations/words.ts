import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import type { BuiltWords, ScriptWords } from '../src/server/app/html/variants.ts'
import { inlineWords } from './inline-words.ts'
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
 * Keeps where the texts stand in the built scripts (`dist/words.json`): with it the server makes the scripts of other languages. The
 * scripts themselves have English texts, and nothing else of all this (docs/decisions/browser.md#words).
 */
export function words(): AstroIntegration {
  let built: BuiltWords = {}
  const kept: Plugin = {
    name: 'asore:keep-words',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((one) => one.type === 'chunk')
      const found = new Map<string, ScriptWords>()
      for (const script of scripts) {
        const { code, words } = takeMarks(script.code)
        if (words.length === 0) continue
        script.code = code
        found.set(script.fileName, words)
      }
      built = withImporters(found, scripts)
    },
  }
  return {
    name: 'asore:words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [inlined, kept] } }),
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('../words.json', dir), JSON.stringify(built))
      },
    },
  }
}

type Script = { fileName: string; imports: readonly string[]; dynamicImports: readonly string[] }

/** The scripts with texts, and those that import one of them, directly or through others: their imports differ by language. */
function withImporters(found: ReadonlyMap<string, ScriptWords>, scripts: readonly Script[]): BuiltWords {
  const all = new Map(found)
  for (let before = -1; before !== all.size; ) {
    before = all.size
    for (const { fileName, imports, dynamicImports } of scripts)
      if (!all.has(fileName) && [...imports, ...dynamicImports].some((file) => all.has(file)))
        all.set(fileName, [])
  }
  return Object.fromEntries([...all].map(([file, places]) => [`/${file}`, places]))
}
