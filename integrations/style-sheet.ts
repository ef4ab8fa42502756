import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleInline } from './inline-scripts.ts'
import { styleRules } from './style-rules.ts'

/**
 * Writes the parsed style sheet (`dist/sheet.json`), from which the server makes the form of each page for a first visit.
 * Throws unless the site has one sheet, since the cookie of a browser names one.
 */
export async function writeStyleSheet(site: URL): Promise<void> {
  await writeFile(new URL('../sheet.json', site), JSON.stringify(await readSheet(fileURLToPath(site))))
}

async function readSheet(client: string) {
  const sheets = (await readdir(join(client, '_astro'))).filter((name) => name.endsWith('.css'))
  const [name] = sheets
  if (name === undefined || sheets.length > 1)
    throw new Error(`The site has ${sheets.length} style sheets, not one.`)
  const { code } = await bundleInline(fileURLToPath(new URL('../src/layouts/first-view.ts', import.meta.url)))
  return {
    script: code,
    href: `/_astro/${name}`,
    rules: styleRules(await readFile(join(client, '_astro', name), 'utf8')),
  }
}
