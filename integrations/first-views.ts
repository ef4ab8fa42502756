import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstView } from '../src/server/pages/first-view.ts'
import { pagePolicy } from '../src/server/pages/policy.ts'
import { bundleInline } from './inline-scripts.ts'
import { styleRules } from './style-rules.ts'
import { writeCompressed } from './write-compressed.ts'

/**
 * Writes the form of each built page for a first visit, beside the folder of the site: `first-views`, their policies
 * (`first-views.json`), and the parsed sheet (`sheet.json`), from which the server makes this form of pages from data.
 * Throws unless the site has one sheet, since the cookie of a browser names one.
 */
export async function writeFirstViews(site: URL, pages: readonly string[]): Promise<void> {
  const beside = (name: string) => new URL(`../${name}`, site)
  const client = fileURLToPath(site)
  const sheet = await readSheet(client)
  const folder = fileURLToPath(beside('first-views'))
  await rm(folder, { recursive: true, force: true })
  const policies: Record<string, string> = {}
  for (const path of pages) {
    const page = firstView(await readFile(join(client, path), 'utf8'), sheet)
    if (page === undefined) continue
    policies[path] = pagePolicy(page, undefined, path)
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, page)
    await writeCompressed(file, Buffer.from(page))
  }
  await writeFile(beside('first-views.json'), JSON.stringify(policies))
  await writeFile(beside('sheet.json'), JSON.stringify(sheet))
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
