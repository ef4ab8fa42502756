import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { ScriptImports } from '../src/server/app/html/preloads.ts'

/**
 * Writes which scripts import which (`dist/script-imports.json`): by it the server names in the head of every page the
 * scripts that it loads by itself.
 */
export function scriptPreloads(): AstroIntegration {
  let imports: ScriptImports = {}
  return {
    name: 'asore:script-preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'asore:script-imports',
                apply: 'build',
                applyToEnvironment: ({ name }: { name: string }) => name === 'client',
                generateBundle: (_, bundle) => {
                  imports = importsOf(bundle)
                },
              },
            ],
          },
        })
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('../script-imports.json', dir), JSON.stringify(imports))
      },
    },
  }
}

type Bundle = Readonly<Record<string, { type: string; isEntry?: boolean; imports?: readonly string[] }>>

/** Of each entry all chunks that it imports, directly or through others. */
function importsOf(bundle: Bundle): ScriptImports {
  const entries = Object.keys(bundle).filter((file) => bundle[file]?.isEntry)
  return Object.fromEntries(
    entries.map((entry) => {
      const reached = new Set([entry])
      for (const file of reached) for (const next of bundle[file]?.imports ?? []) reached.add(next)
      reached.delete(entry)
      return [`/${entry}`, [...reached].map((file) => `/${file}`)]
    }),
  )
}
