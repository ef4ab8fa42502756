import { readFileSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { inBrowser } from './browser-routes.ts'
import { inlineWords } from './inline-words.ts'
import { isStateful } from './stateful-modules.ts'

/** What the scripts of the site import, by module id. Only modules of this repository; packages have no edges. */
export type ScriptGraph = {
  /** Islands and scripts of pages. */
  entries: readonly string[]
  imports: ReadonlyMap<string, readonly string[]>
  /** Targets of `import()`: code that is loaded later. */
  later: ReadonlyMap<string, readonly string[]>
  /** Modules that must exist once in a tab: they keep state or an identity, or bring a style sheet. */
  stateful: ReadonlySet<string>
}

/** A folder whose modules only make schemas. */
const schemas = /\/src\/lib\/contract\//

/** Reads the graph of the modules below `entries`, absolute paths. A script of an Astro file is `x.astro?astro&type=script&index=0…`. */
export async function readScriptGraph(entries: readonly string[]): Promise<ScriptGraph> {
  const imports = new Map<string, readonly string[]>()
  const later = new Map<string, readonly string[]>()
  const stateful = new Set<string>()
  await using bundled = await rolldown({
    input: [...entries],
    platform: 'browser',
    treeshake: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'asore:read-script-graph',
        resolveId: (source, importer) =>
          importer && (!source.startsWith('.') || /\.css$|\?/.test(source))
            ? { id: source, external: true }
            : undefined,
        load(id) {
          const code = inlineWords(id, inBrowser(id, sourceOf(id)))
          const jsx = id.endsWith('.tsx')
          if (isStateful(code, { schemas: schemas.test(id), jsx })) stateful.add(id)
          return { code, moduleType: jsx ? 'tsx' : 'ts' }
        },
        moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
          imports.set(id, importedIds)
          later.set(id, dynamicallyImportedIds)
        },
      },
    ],
  })
  await bundled.generate()
  return { entries, imports, later, stateful }
}

/** The text of a module, or of the script with this index in an Astro file. */
function sourceOf(id: string): string {
  const [file = '', query] = id.split('?')
  const text = readFileSync(file, 'utf8')
  if (query === undefined) return text
  const index = Number(new URLSearchParams(query).get('index'))
  return [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)][index]?.[1] ?? ''
}

/** All modules that a module loads with itself, itself included. */
export function loadedWith({ imports }: Pick<ScriptGraph, 'imports'>, id: string): ReadonlySet<string> {
  const reached = new Set([id])
  for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next)
  return reached
}
