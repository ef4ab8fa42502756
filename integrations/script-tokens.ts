import type { ScriptImports } from '../src/server/app/html/preloads.ts'
import type { StyleRule } from '../src/server/app/html/used-styles.ts'

/** Code between two of these is a word of a text: `"btn btn-danger"`. A text before a value is cut at its brace. */
const betweenWords = /[\s"'`{}]+|\\n/
const loadedLater = /import\(\s*["'`]\.\/([\w.-]+\.js)/g

/**
 * Of each script of a page, by its address, the tokens of the sheet and the variables that it may use, separated by spaces:
 * those in its own code, in what it imports, and in what these load later. A word that goes on with a value
 * (`toast-${kind}`) stands for every class that begins with it. `codes` has the code of all scripts by address.
 */
export function tokensOfScripts(
  imports: ScriptImports,
  codes: ReadonlyMap<string, string>,
  rules: readonly StyleRule[],
): Record<string, string> {
  const known = tokensIn(rules)
  const used = new Map([...codes].map(([address, code]) => [address, usedBy(code, known)]))
  const later = (address: string) =>
    [...(codes.get(address) ?? '').matchAll(loadedLater)].map(([, file]) => `/_astro/${file}`)
  return Object.fromEntries(
    Object.entries(imports).map(([entry, imported]) => {
      const first = [entry, ...imported]
      const all = new Set([...first, ...first.flatMap(later)])
      return [entry, [...new Set([...all].flatMap((address) => used.get(address) ?? []))].sort().join(' ')]
    }),
  )
}

/** All elements, classes, ids and variables of the sheet. */
const tokensIn = (rules: readonly StyleRule[]): Set<string> => new Set(rules.flatMap(tokensOfRule))

function tokensOfRule(rule: StyleRule): string[] {
  if ('text' in rule) return []
  if ('open' in rule) return rule.inside.flatMap(tokensOfRule)
  const variables = rule.body.flatMap(({ variable }) => variable ?? [])
  return [...variables, ...rule.selectors.flatMap(({ needs }) => needs.flat())]
}

function usedBy(code: string, known: ReadonlySet<string>): string[] {
  const words = new Set(code.split(betweenWords))
  const begun = [...words].flatMap((word) => /^([a-z][\w-]*-)\$?$/.exec(word)?.[1] ?? [])
  const beginsSo = (token: string) => begun.some((word) => token.startsWith(`.${word}`))
  const variables = new Set(code.match(/--[\w-]+/g))
  return [...known].filter(
    (token) => words.has(token.replace(/^[.#]/, '')) || variables.has(token) || beginsSo(token),
  )
}
