import { parseAst } from 'rolldown/parseAst'
import { type ESTree, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** The files of the contract that say calls. */
const callsFile = /\/src\/lib\/contract\/[\w-]+\/calls\/[\w-]+\.ts(\?|$)/

/** The text of a module as the browser gets it: what is left out of a file of calls, and any other file as it is. */
export const inBrowser = (id: string, code: string): string =>
  callsFile.test(id) ? leaveOutServersPart(code) : code

/**
 * Leaves out of the browser's scripts what only the server needs of a call (lib/contract/route.ts): all but its method, its path, and the
 * `answer` that the browser reads. The imports of the rest go with it, so that their schemas are left out, too.
 */
export const browserRoutes = (): Plugin => ({
  name: 'asore:browser-routes',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: callsFile }, handler: leaveOutServersPart },
})

type Span = { start: number; end: number }

function leaveOutServersPart(code: string): string {
  const left: Span[] = []
  const imported: (Span & { names: string[] })[] = []
  const used: { name: string; start: number }[] = []
  const program = parseAst(code, { lang: 'ts' })
  new Visitor({
    CallExpression: (call) => void left.push(...serversPart(call)),
    Identifier: ({ name, start }) => void used.push({ name, start }),
    ImportDeclaration: ({ start, end, specifiers }) =>
      void imported.push({ start, end, names: specifiers.map(({ local }) => local.name) }),
  }).visit(program)
  const within = (spans: Span[], at: number) => spans.some(({ start, end }) => at >= start && at < end)
  const kept = new Set(
    used.filter(({ start }) => !within([...left, ...imported], start)).map(({ name }) => name),
  )
  const unused = imported.filter(({ names }) => names.length > 0 && !names.some((name) => kept.has(name)))
  return [...left, ...unused]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

/** The properties of `route(method, path, { … })` that are left out, each with the comma after it. */
function serversPart({ callee, arguments: [, , told] }: ESTree.CallExpression): Span[] {
  if (callee.type !== 'Identifier' || callee.name !== 'route' || told?.type !== 'ObjectExpression') return []
  return told.properties.flatMap((property, index) => {
    const isAnswer =
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'answer'
    const next = told.properties[index + 1]
    return isAnswer ? [] : [{ start: property.start, end: next?.start ?? told.end - 1 }]
  })
}
