import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ScriptImports } from '../src/server/app/html/preloads.ts'
import type { StyleSheet } from '../src/server/app/html/used-styles.ts'
import { tokensOfScripts } from './script-tokens.ts'
import { styleRules } from './style-rules.ts'

/**
 * Writes the parsed style sheet (`dist/sheet.json`), from which the server makes the form of each page for a first visit.
 * Needs `dist/script-imports.json`. Throws unless the site has one sheet, since the cookie of a browser names one.
 */
export async function writeStyleSheet(site: URL): Promise<void> {
  const imports = JSON.parse(await readFile(new URL('../script-imports.json', site), 'utf8'))
  await writeFile(
    new URL('../sheet.json', site),
    JSON.stringify(await readSheet(fileURLToPath(site), imports)),
  )
}

async function readSheet(client: string, imports: ScriptImports): Promise<StyleSheet> {
  const folder = join(client, '_astro')
  const files = await readdir(folder)
  const [name, ...more] = files.filter((file) => file.endsWith('.css'))
  if (name === undefined || more.length > 0)
    throw new Error(`The site has ${more.length + Number(name !== undefined)} style sheets, not one.`)
  const text = (file: string) => readFile(join(folder, file), 'utf8')
  const rules = styleRules(await text(name))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const codes = await Promise.all(scripts.map(async (file) => [`/_astro/${file}`, await text(file)] as const))
  return { href: `/_astro/${name}`, rules, scripts: tokensOfScripts(imports, new Map(codes), rules) }
}
