import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../src/languages/all.ts'
import { serverCommand } from '../setup/setup.mjs'
import { openBrowser } from './browser.ts'
import { loadIn, mediansInTurns, rowOf } from './first-paint.ts'
import { visit } from './page-weight.ts'
import { weighSpokenVisit } from './spoken-visit.ts'
import { measure, median, type Round, root, type Server, start } from './tools.ts'

/** English first, which the others are compared with. */
const spoken = ['en', ...Object.keys(languages)]

/** Runs something beside a server of the sample church, which offers every language. */
async function withSpeaker<Result>(use: (server: Server) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(root, 'dist', 'bench-'))
  const church = await start(serverCommand, {
    PORT: '0',
    DATA_DIR: dataDir,
    LANGUAGES: 'on',
    RATE_LIMITS: 'off',
    SAMPLE_YEAR: 'off',
  })
  try {
    return await use(church)
  } finally {
    church.process.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Prints the bytes of pages with their scripts in each language, and how many more than in English. */
export async function printSpokenWeights(): Promise<void> {
  const visits = await withSpeaker(({ url }) =>
    Promise.all(
      spoken.map(async (language) => [language, await weighSpokenVisit(url, language, visit)] as const),
    ),
  )
  const english = visits[0]?.[1]
  console.log('\nHTML and scripts of a page in each language, brotli, and the bytes beside English:\n')
  console.table(
    Object.fromEntries(
      visits.map(([language, { pages, all }]) => [
        language,
        {
          ...Object.fromEntries(
            [...pages].map(([page, bytes]) => [page, withMore(bytes, english?.pages.get(page) ?? bytes)]),
          ),
          'all ten': withMore(all, english?.all ?? all),
        },
      ]),
    ),
  )
  console.log('Bar: at most 3,000 bytes more than English on each page.\n')
}

const withMore = (bytes: number, english: number): string =>
  bytes === english ? String(bytes) : `${bytes} (${bytes > english ? '+' : ''}${bytes - english})`

const rounds = 3
const seconds = 2

/** Prints how fast the home page is in each language: its first paint on a telephone, and requests a second, taken in turns. */
export const benchLanguages = (): Promise<void> =>
  withSpeaker(async (server) => {
    await using browser = await openBrowser()
    const rates = new Map<string, Round[]>(spoken.map((language) => [language, []]))
    for (let round = 0; round < rounds; round++)
      for (const language of spoken) {
        const target = {
          name: language,
          path: '/',
          server,
          headers: { cookie: `asore_language=${language}` },
        }
        rates.get(language)?.push(await measure(target, { seconds, connections: 32 }))
      }
    const rateOf = (language: string) => median((rates.get(language) ?? []).map(({ rate }) => rate))
    const paints = await mediansInTurns(
      browser,
      spoken.map((language) => (cold) => loadIn(cold, server.url, language)),
    )
    const [english] = paints
    console.log(`\nHome page in each language, medians of ${rounds} rounds and of the loads:\n`)
    console.table(
      Object.fromEntries(
        paints.map((load, at) => {
          const language = spoken[at] ?? ''
          return [
            language,
            {
              'requests/s': Math.round(rateOf(language)),
              'rate / English': (rateOf(language) / rateOf('en')).toFixed(2),
              ...rowOf(load),
              'paint / English': (load.paint / (english?.paint ?? load.paint)).toFixed(3),
            },
          ]
        }),
      ),
    )
    console.log('Bar: a first paint within 3 % of the English page’s in one run.\n')
  })
