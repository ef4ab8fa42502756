/** The site's style sheet as the build parsed it (integrations/style-rules.ts), so that pages made from data need no parser. */
export type StyleSheet = {
  /** `/_astro/SiteLayout.Zxi48Qr2.css` */
  href: string
  rules: readonly StyleRule[]
  /** Tokens and variables of the sheet that a script of a page may use, separated by spaces, by the script's address. */
  scripts: Readonly<Record<string, string>>
}

export type StyleRule =
  /** Written as it is. With a name (`@keyframes turn`), only where the name is used. */
  | { text: string; name?: string }
  /** `@media print` and what is in its block. */
  | { open: string; inside: readonly StyleRule[] }
  | { selectors: readonly Selector[]; body: readonly Declaration[] }

/**
 * A selector matches nothing in a page that has none of the tokens in one of the lists of `needs`. A token is an element
 * (`li`), a class (`.card`) or an id (`#main`). What scripts change, attributes and states, is no token.
 */
export type Selector = { text: string; needs: readonly (readonly string[])[] }

/** `variable` is the name of the custom property that it sets. */
type Declaration = { text: string; variable?: string }

/** The style of a church's own colours (lib/site/palette.ts). It sets variables again, which is no use of them. */
const churchColours = /<style data-colours>[^<]*/

/**
 * The rules of the sheet that may match an element of the page, in their order, without variables that nothing uses. `later`
 * has tokens and variables that scripts will add, separated by spaces.
 */
export function usedStyles(rules: readonly StyleRule[], html: string, later = ''): string {
  const tokens = new Set([...tokensOf(html), ...later.split(' ')])
  const present = ({ needs }: Selector) => needs.every((any) => any.some((token) => tokens.has(token)))
  const kept = keep(rules, present)
  const names = namesIn(kept, html.replace(churchColours, '') + later)
  return kept.map((rule) => write(rule, names)).join('')
}

function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>()
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) tokens.add(element.toLowerCase())
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) tokens.add(`#${id}`)
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.replaceAll('&amp;', '&').split(/\s+/)) tokens.add(`.${name}`)
  return tokens
}

function keep(rules: readonly StyleRule[], present: (selector: Selector) => boolean): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if ('text' in rule) return [rule]
    if ('open' in rule) {
      const inside = keep(rule.inside, present)
      return inside.length > 0 ? [{ ...rule, inside }] : []
    }
    const selectors = rule.selectors.filter(present)
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
}

/** Every word that a written rule or the page uses: names of variables, of keyframes and of registered properties. */
function namesIn(kept: readonly StyleRule[], html: string): Set<string> {
  const names = new Set(html.match(/--[\w-]+/g))
  const waiting = kept.flatMap(partsOf)
  for (let before = -1; before !== names.size; ) {
    before = names.size
    for (const { text, name } of waiting)
      if (name === undefined || names.has(name))
        for (const word of text.match(/[\w-]+/g) ?? []) names.add(word)
  }
  return names
}

/** What a rule writes, piece by piece. The text of a named piece begins behind its name, which is no use of it. */
function partsOf(rule: StyleRule): { text: string; name?: string | undefined }[] {
  if ('open' in rule) return rule.inside.flatMap(partsOf)
  if ('text' in rule) return [{ text: behind(rule.text, rule.name), name: rule.name }]
  return rule.body.map(({ text, variable }) => ({ text: behind(text, variable), name: variable }))
}

const behind = (text: string, name = '') => (name ? text.slice(text.indexOf(name) + name.length) : text)

function write(rule: StyleRule, names: ReadonlySet<string>): string {
  const isUsed = (name: string | undefined) => name === undefined || names.has(name)
  if ('text' in rule) return isUsed(rule.name) ? rule.text : ''
  if ('open' in rule) {
    const inside = rule.inside.map((one) => write(one, names)).join('')
    return inside && `${rule.open}{${inside}}`
  }
  const body = rule.body.filter(({ variable }) => isUsed(variable)).map(({ text }) => text)
  return body.length > 0 ? `${rule.selectors.map(({ text }) => text).join()}{${body.join(';')}}` : ''
}
