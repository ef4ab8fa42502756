import { loadedWith, type ScriptGraph } from './script-graph.ts'

/** Where each module of the site's scripts goes. Decided by who imports it, never by its name (tests/unit/page-chunks.test.ts). */
export type ScriptPlan = {
  /** In the chunk that pages with islands share: most of them need the module, or it has state and several do. */
  isShared(id: string): boolean
  /** The root whose own copy of `wanted` the module `importer` uses, itself part of the copy of the root `within` if given. */
  copyFor(importer: string, wanted: string, within?: string): string | undefined
}

/**
 * From this number of entries on, a module costs less in the shared chunk than as a copy for each entry. It was measured with `npm
 * run size` when the site had 70 pages; with more pages it grows.
 */
const most = 16

/**
 * Plans the chunks. A root is an entry, or a module that is imported later: each has a chunk. A module of one root goes into that
 * root's chunk. A module of several roots would need a chunk and a request of its own, so it is copied into theirs, unless at least
 * `most` entries need it or it has state, which must exist once in a tab. Code that only one page imports later uses that page's
 * copy. `kept` are modules with a group of their own.
 */
export function planScripts(graph: ScriptGraph, kept: (id: string) => boolean): ScriptPlan {
  const loadedLater = new Set([...graph.later.values()].flat())
  const roots = new Map([...graph.entries, ...loadedLater].map((root) => [root, loadedWith(graph, root)]))
  const reachable = new Map(graph.entries.map((entry) => [entry, withLaterCode(graph, entry)]))
  const besides = [...reachable].flatMap(([entry, reached]) => (isPageScript(entry) ? [reached] : []))
  const rootsOf = remember((id: string) => holders(roots, id))
  const entriesOf = (id: string) => rootsOf(id).filter((root) => graph.entries.includes(root))

  /** The one entry from which a root is reached at all. */
  const onlyPage = (root: string) => {
    if (graph.entries.includes(root)) return root
    const [page, ...others] = holders(reachable, root)
    return others.length === 0 ? page : undefined
  }

  /** The root in whose chunk a module is anyway: its only one, or the page of which all others are the later code. */
  function owner(id: string): string | undefined {
    const [first, ...others] = rootsOf(id)
    if (first === undefined || others.length === 0) return first
    const pages = new Set([first, ...others].map(onlyPage))
    const [page] = pages
    return pages.size === 1 && page !== undefined && roots.get(page)?.has(id) ? page : undefined
  }

  /** Whose copy of a module the code of a root uses. */
  function copyOf(root: string, id: string): string {
    const page = onlyPage(root)
    return page !== undefined && roots.get(page)?.has(id) ? page : root
  }

  /** Whether copies of a module would meet in a tab and differ there. Any script of a page may be beside any island. */
  const mustBeOne = remember((id: string) => {
    if (!graph.stateful.has(id)) return false
    const copies = rootsOf(id).map((root) => ({ root, copy: copyOf(root, id) }))
    return [...reachable.values()].some((page) => {
      const met = copies.filter(({ root }) => page.has(root) || besides.some((script) => script.has(root)))
      return new Set(met.map(({ copy }) => copy)).size > 1
    })
  })

  const isShared = (id: string) => {
    const { length } = entriesOf(id)
    return !kept(id) && (length >= most || (length > 1 && mustBeOne(id)))
  }

  const isCopied = (id: string) =>
    !kept(id) && !isShared(id) && !mustBeOne(id) && !loadedLater.has(id) && owner(id) === undefined

  function copyFor(importer: string, wanted: string, within?: string): string | undefined {
    const root = within ?? owner(importer)
    return root === undefined || !isCopied(wanted) ? undefined : copyOf(root, wanted)
  }

  return { isShared: remember(isShared), copyFor }
}

/** Whether an entry is a script in an Astro file, not an island. */
const isPageScript = (entry: string) => entry.includes('?')

/** All modules that can ever be loaded from an entry. */
function withLaterCode({ imports, later }: ScriptGraph, entry: string): ReadonlySet<string> {
  const reached = new Set([entry])
  for (const id of reached)
    for (const next of [...(imports.get(id) ?? []), ...(later.get(id) ?? [])]) reached.add(next)
  return reached
}

const holders = (sets: ReadonlyMap<string, ReadonlySet<string>>, id: string) =>
  [...sets].flatMap(([holder, members]) => (members.has(id) ? [holder] : []))

/** Remembers what a function has found for each id. */
function remember<Result>(find: (id: string) => Result): (id: string) => Result {
  const known = new Map<string, Result>()
  return (id) => {
    const result = known.get(id) ?? find(id)
    known.set(id, result)
    return result
  }
}
