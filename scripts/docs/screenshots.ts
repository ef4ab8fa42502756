// npm run screenshots: draws the first screen of each role at 360 and 1280 px, writes docs/screens.md with them, and the pictures of the README and of the guide.
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { hashPassword } from '../../src/server/accounts/accounts/passwords/passwords.ts'
import { runContent } from '../../src/server/app/commands/content.ts'
import { seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import { openChosenDatabase } from '../../src/server/platform/db/choose.ts'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { addService } from '../../src/server/services/services/repo.ts'
import { graceChapel, graceServices } from '../../tests/support/grace-chapel.ts'
import { openBrowser } from '../bench/browser.ts'
import { root, start } from '../bench/tools.ts'
import { serverCommand } from '../setup/setup.mjs'
import { drawGuide } from './guide-pictures.ts'
import { openPage, settle, signIn } from './sample-pages.ts'

type Reader = {
  name: string
  /** The name of the pictures. */
  file: string
  /** The sample person who signs in; a visitor has none. */
  username?: string
  /** Where the work is, if signing in leads elsewhere. */
  path?: string
}

/** Whose first screens are drawn: a visitor, and the nine as whom one looks around in the demonstration. */
const readers: readonly Reader[] = [
  { name: 'A visitor', file: 'visitor' },
  { name: 'A member', file: 'user', username: 'member' },
  { name: 'A newcomer', file: 'newcomer', username: 'newcomer' },
  { name: 'A fellowship leader', file: 'fellowship_leader', username: 'leader' },
  { name: 'An usher', file: 'usher', username: 'usher', path: '/check-in' },
  { name: 'The treasurer', file: 'treasurer', username: 'treasurer', path: '/books' },
  { name: 'A counter', file: 'counter', username: 'counter', path: '/books#counts' },
  { name: 'The pastor', file: 'pastor', username: 'pastor', path: '/care#newcomers' },
  { name: 'The media team', file: 'media', username: 'media' },
  { name: 'The super admin', file: 'admin', username: 'admin' },
]

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

const pictures = join(root, 'docs/screenshots')
const folder = await mkdtemp(join(tmpdir(), 'screenshots-'))
const browser = await openBrowser()
try {
  await mkdir(pictures, { recursive: true })
  const sample = join(folder, 'sample')
  await liveAYear(sample)
  await serve({ DATA_DIR: sample, LANGUAGES: 'off', RATE_LIMITS: 'off' }, async (url) => {
    await drawReaders(url)
    await drawGuide(browser, url)
  })
  const dataDir = join(folder, 'grace')
  await moveIn(dataDir)
  await serve({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' }, drawOtherChurch)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}

/** Runs the built server while `work` draws its pages. */
async function serve(
  environment: Record<string, string>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const server = await start(serverCommand, { PORT: '0', ...environment })
  try {
    await work(server.url)
  } finally {
    server.process.kill()
    await once(server.process, 'exit')
  }
}

/** The first screen of each reader, and the page that shows them. */
async function drawReaders(url: string): Promise<void> {
  for (const reader of readers) {
    for (const screen of screens) await drawFirstScreen(url, reader, screen)
    console.log(`Drawn: ${reader.name}`)
  }
  const text = [
    '# Screens',
    '',
    'What each role sees first, on a phone of 360 px and on a screen of 1280 px. `npm run screenshots` draws these pictures of the sample church, and those of the README, from the built server.',
    '',
    ...readers.map(sectionOf),
  ]
  await writeFile(join(root, 'docs/screens.md'), `${text.join('\n').trimEnd()}\n`)
}

type Screen = (typeof screens)[number]

async function drawFirstScreen(url: string, reader: Reader, screen: Screen): Promise<void> {
  const { username, path } = reader
  const page = await openPage(browser, url, screen)
  if (username) await signIn(page, username)
  if (path) await page.goto(path)
  await settle(page)
  const shot = await page.screenshot()
  const file = `${reader.file}-${screen.width}`
  await sharp(shot)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(pictures, `${file}.webp`))
  if (file === 'visitor-360') await drawForReadme(shot, 'home-360')
  if (file === 'user-1280') await drawForReadme(shot, 'dashboard-1280')
  await page.context().close()
}

function sectionOf({ name, file, username }: Reader): string {
  const shown = screens.map(
    ({ width }) => `![${name}, the first screen at ${width} px](screenshots/${file}-${width}.webp)`,
  )
  const who = username ? [`Signed in as \`${username}\`.`, ''] : []
  return [`## ${name}`, '', ...who, shown.join(' '), ''].join('\n')
}

/** A PNG of 8 bits: every viewer of a README shows it. */
async function drawForReadme(shot: Buffer, name: string): Promise<void> {
  await sharp(shot)
    .png({ palette: true, quality: 80, effort: 10 })
    .toFile(join(pictures, `${name}.png`))
}

/** Fills a data folder with the demonstration and all of its year. */
async function liveAYear(dataDir: string): Promise<void> {
  await using db = openChosenDatabase(readSettings({ DATA_DIR: dataDir }))
  await migrate(db)
  await seedSampleData(db, {
    files: openFiles(dataDir),
    mediaFolder: join(root, 'src/content/media/'),
    now: new Date(),
    hashPassword,
    year: 'at once',
  })
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
    await addService(
      db,
      { ...service, ...rest, held_in: [], languages: [] },
      new Date('2026-11-22T08:00:00Z'),
    )
}

/** The home page of the other church as a phone shows it first, in light colours. */
async function drawOtherChurch(url: string): Promise<void> {
  const page = await openPage(browser, url, screens[0])
  await settle(page)
  await drawForReadme(await page.screenshot(), 'grace-chapel-360')
  await page.context().close()
  console.log('Drawn: the other church')
}
