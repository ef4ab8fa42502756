/** The chunks that each script imports, with theirs, by the script's address: `/_astro/login.js` -> `['/_astro/react.js', …]`. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>

const pageScript = /<script type="module" src="([^"]+)"/g
const islandScript =
  /<astro-island\b[^>]*? (?:component|renderer)-url="([^"]+)"(?:[^>]*? renderer-url="([^"]+)")?/g

/**
 * The page with a link in its head to each script that it loads by itself but does not name there: islands, the
 * renderer, and what they and the page's own scripts import. Thus no script waits for another. With low priority, since a style
 * sheet of the page is needed first.
 */
export function withPreloads(html: string, imports: ScriptImports): string {
  const named = [...html.matchAll(pageScript)].flatMap(([, src]) => src ?? [])
  const islands = [...html.matchAll(islandScript)].flatMap(([, ...groups]) => groups.filter(Boolean))
  const needed = new Set([...named, ...islands].flatMap((script) => [script, ...(imports[script] ?? [])]))
  for (const script of named) needed.delete(script)
  const links = [...needed].map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`)
  return html.replace('</head>', `${links.join('')}</head>`)
}
