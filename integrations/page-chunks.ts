import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { loadedWith, readScriptGraph, type ScriptGraph } from './script-graph.ts'
import { planScripts, type ScriptPlan } from './script-plan.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/')

/** Before the number of the chunk's root in the id of a copy: `…/sermon.ts?copy=12`. */
const mark = '?copy='

/** What every page loads: the script of the layout, and the folders of that name. */
const everyPage = /\/src\/.*\/every-page\/|\/src\/layouts\/[\w-]+\.astro\?/
const reactPackages = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//
/** What an import names. */
const react = /^(react|@nanostores\/react)\b/
const validator = /^zod\b/
const forms = /\/src\/components\/form\//

type Plan = { graph: ScriptGraph; scripts: ScriptPlan }
type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/**
 * The chunks of the site's scripts: `plugin` gives each page its own copy of small modules that few pages share, so that a page is few
 * requests and has of a noun's schemas those that it uses (docs/decisions/browser.md#page-chunks); `codeSplitting` has the chunks that pages
 * share, which browsers cache for a year.
 */
export function pageChunks(): { plugin: Plugin; codeSplitting: CodeSplitting } {
  let plan: Plan | undefined
  const roots: string[] = []
  const plugin: Plugin = {
    name: 'asore:page-chunks',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart({ input }) {
      const ids = await Promise.all(
        Object.values(input).map(async (entry) => (await this.resolve(entry))?.id),
      )
      plan = await makePlan(ids.filter((id) => id !== undefined).filter((id) => id.startsWith(source)))
    },
    async resolveId(wanted, importer, { kind }) {
      if (!importer?.startsWith(source) || !/^\.[^?]*\.tsx?$/.test(wanted) || kind === 'dynamic-import')
        return
      const [from = '', copy] = importer.split(mark)
      const resolved = await this.resolve(wanted, from, { skipSelf: true })
      const within = copy === undefined ? undefined : roots[Number(copy)]
      if (!resolved) return resolved
      const root = plan?.scripts.copyFor(from, resolved.id, within)
      if (root === undefined) return resolved
      if (!roots.includes(root)) roots.push(root)
      return { ...resolved, id: `${resolved.id}${mark}${roots.indexOf(root)}` }
    },
    load(id) {
      const [file = '', copy] = id.split(mark)
      return copy === undefined ? undefined : readFileSync(file, 'utf8')
    },
  }
  return { plugin, codeSplitting: { groups: groupsOf(() => plan) } }
}

async function makePlan(entries: readonly string[]): Promise<Plan> {
  const graph = await readScriptGraph(entries)
  const onEveryPage = new Set(
    [...graph.imports.keys()].filter((id) => everyPage.test(id)).flatMap((id) => [...loadedWith(graph, id)]),
  )
  return { graph, scripts: planScripts(graph, (id) => onEveryPage.has(id) || forms.test(id)) }
}

/** Of two groups that match, the first takes the module, with what it imports. */
function groupsOf(planned: () => Plan | undefined): NonNullable<CodeSplitting['groups']> {
  const isShared = (id: string) => planned()?.scripts.isShared(id) === true
  const needs = (id: string, wanted: RegExp) => {
    const graph = planned()?.graph
    return graph !== undefined && [...loadedWith(graph, id)].some((module) => wanted.test(module))
  }
  return [
    { name: 'shell', test: everyPage },
    // No React in it: Logout and the player load the API client on pages without an island.
    { name: 'shared', test: (id) => isShared(id) && !needs(id, validator) && !needs(id, react) },
    // Apart, because pages that send nothing do without it.
    { name: 'contract', test: (id) => isShared(id) && needs(id, validator) },
    // With the hooks that most islands use.
    { name: 'react', test: (id) => reactPackages.test(id) || isShared(id) },
    { name: 'form', test: forms, tags: ['$initial'] },
  ]
}
