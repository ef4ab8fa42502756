import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { builtPages } from '../../scripts/bench/page-weight.ts'
import { feeds, renderSite } from '../../scripts/bench/rendered-site.ts'
import { sampleChurch } from '../../src/content/church.ts'
import { samplePages } from '../../src/content/pages/all.ts'
import { runContent } from '../../src/server/app/commands/content.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import { openChosenDatabase } from '../../src/server/platform/db/choose.ts'
import { addService } from '../../src/server/services/services/repo.ts'
import { graceChapel, graceServices } from '../support/grace-chapel.ts'
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts'
import { saidBySample, sentences, words } from '../support/sample-words.ts'

/* No word of the sample congregation is on the site of another church, whether it has nothing yet or moves in with its own words. */

const opened = { format: 1, church: { opened: true }, pages: [], pictures: [] }

async function churchOf(file: object) {
  return renderSite({
    env: { SAMPLE_DATA: 'off' },
    weighed: 'never',
    prepare: async (dataDir) => {
      const settings = readSettings({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
      const path = `${dataDir}.json`
      await writeFile(path, JSON.stringify(file))
      await runContent(['import', path, '--yes'], settings)
      if (file === opened) return
      await using db = openChosenDatabase(settings)
      for (const service of graceServices)
        await addService(
          db,
          {
            ...service,
            location: '',
            description: '',
            pastor: '',
            attendees: 0,
            childcare: false,
            held_in: [],
            languages: [],
            livestream: false,
          },
          new Date('2026-11-22T08:00:00Z'),
        )
    },
  })
}

const [empty, grace] = [
  await churchOf(opened),
  await churchOf({ ...graceChapel, church: { ...graceChapel.church, opened: true } }),
]
afterAll(async () => {
  await empty[Symbol.asyncDispose]()
  await grace[Symbol.asyncDispose]()
})

describe.each([
  ['an empty church', empty],
  ['Grace Chapel', grace],
])('on the site of %s', (_, { dist, client }) => {
  const pages = builtPages(client)
  const read = (folder: string, page: string) => {
    const file = join(folder, page === '/' ? 'index.html' : `${page}.html`)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }

  test.each(pages)('%s says nothing of the sample', (page) => {
    expect(saidBySample(read(client, page))).toEqual([])
    expect(saidBySample(read(join(dist, 'first-views'), page))).toEqual([])
  })

  test.each(feeds)('%s says nothing of the sample', (path) => {
    expect(saidBySample(readFileSync(join(dist, path.replaceAll('/', '_')), 'utf8'))).toEqual([])
  })
})

/** The product's own name, told to those who run it and to those who read its interface; and a name of everybody who was born on a Monday. */
const ofTheProduct = [
  ...[
    'src/server/app/api-docs/openapi.ts',
    'src/server/app/backup/read-archive.ts',
    'src/server/app/operations/explain.ts',
    'src/server/app/operations/startup-message.ts',
    'src/server/services/songs/export/openlyrics.ts',
  ].map((file) => `${file}: Asɔre`),
  'src/lib/time/day-names.ts: Adwoa',
  'src/server/app/samples/year/people/birthdays.ts: Adwoa',
]

test('code that makes pages, letters, feeds and pictures holds no word of the sample', () => {
  // The sample's name is the word for a church in Twi.
  const code = repositoryFiles.filter((file) =>
    /^src\/(?!content\/|languages\/tw\/).*\.(?:tsx?|astro)$/.test(file),
  )
  const occurrences = code.flatMap((file) => {
    const text = readRepositoryFile(file).replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
    return [...sentences, ...words].filter((one) => text.includes(one)).map((one) => `${file}: ${one}`)
  })

  expect(code.length).toBeGreaterThan(800)
  expect(occurrences.filter((one) => !ofTheProduct.includes(one))).toEqual([])
})

test('the list of the sample’s words is made from the sample', () => {
  expect(sentences.length).toBeGreaterThan(200)
  expect(saidBySample(JSON.stringify([samplePages, sampleChurch]))).toContain('Asɔre')
})

test('Grace Chapel says its own words, and links no page that it has not', () => {
  const home = readFileSync(join(grace.client, 'index.html'), 'utf8')

  expect(home).toContain('<title>')
  expect(home).toContain('Grace Chapel')
  expect(home).toContain('Kumasi, Ghana')
  expect(home).toContain('Dawn service')
  expect(home).not.toContain('href="/youthministry"')
  expect(home).toContain('href="/about"')
  expect(readFileSync(join(grace.client, 'about.html'), 'utf8')).toContain('Nine families met in a classroom')
})
