// npm run screenshots: draws the picture of the README that shows a church of another name, docs/screenshots/grace-chapel-360.png.
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runContent } from '../src/server/commands/content.ts'
import { readSettings } from '../src/server/config.ts'
import { openChosenDatabase } from '../src/server/db/choose.ts'
import { addService } from '../src/server/services/repo.ts'
import { graceChapel, graceServices } from '../tests/support/grace-chapel.ts'
import { openBrowser } from './bench-browser.ts'
import { root, start } from './bench-tools.ts'
import { serverCommand } from './setup.mjs'

const folder = await mkdtemp(join(tmpdir(), 'screenshots-'))
try {
  const dataDir = join(folder, 'data')
  await moveIn(dataDir)
  const server = await start(serverCommand, { PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
  try {
    await draw(server.url)
  } finally {
    server.process.kill()
    await once(server.process, 'exit')
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Fills a data folder with the second sample church, open to visitors. */
async function moveIn(dataDir: string): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
  const file = join(folder, 'grace.json')
  await writeFile(file, JSON.stringify({ ...graceChapel, church: { ...graceChapel.church, opened: true } }))
  await runContent(['import', file, '--yes'], settings)
  await using db = openChosenDatabase(settings)
  const rest = {
    location: '',
    description: '',
    pastor: '',
    attendees: 0,
    childcare: false,
    livestream: false,
  }
  for (const service of graceServices)
    await addService(db, { ...service, ...rest, languages: [] }, new Date('2026-11-22T08:00:00Z'))
}

/** The home page as a telephone shows it first, in light colours. */
async function draw(url: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, colorScheme: 'light' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const path = join(root, 'docs/screenshots/grace-chapel-360.png')
    await page.screenshot({ path })
    console.log(`Drawn: ${path}`)
  } finally {
    await browser.close()
  }
}
