// Runs Lighthouse from a separate folder, because it is 176 MB that neither the product nor its tests need.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from '../setup/find-chromium.mjs'
import { runNpm } from '../setup/setup.mjs'
import { root } from './tools.ts'

const version = '13.5.0'
const folder = join(root, 'node_modules/.cache', `lighthouse-${version}`)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Lighthouse's result for a page: scores from 0 to 100, and the audits that lowered them. */
export type Verdict = { points: Record<Category, number>; failed: Failure[] }
export type Failure = { category: Category; audit: string; title: string; details: string[] }

type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; details?: { items?: unknown[] } }>
}

/** Installs Lighthouse if it is missing; resolves with the path of the Chromium to use. */
export async function ensureLighthouse(): Promise<string> {
  const browser = await findChromium({ install: true, whole: true })
  if (!browser) throw new Error('Lighthouse needs a Chromium. Install one, or name one in CHROMIUM_PATH.')
  if (existsSync(program)) return browser
  console.log(`Installing Lighthouse ${version} into ${folder}…`)
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const code = await runNpm(['install', '--prefix', folder, ...quiet, `lighthouse@${version}`])
  if (code !== 0) throw new Error('Lighthouse could not be installed. Check the network.')
  return browser
}

/** Runs Lighthouse with its mobile settings on one URL and writes the report to `file`. */
export async function judge(
  url: string,
  { browser, file, skip }: { browser: string; file: string; skip: readonly string[] },
): Promise<Verdict> {
  const skipped = skip.length > 0 ? [`--skip-audits=${skip.join(',')}`] : []
  const args = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  const child = spawn(
    process.execPath,
    [program, url, ...args, `--only-categories=${categories.join(',')}`, ...skipped],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CHROME_PATH: browser } },
  )
  let problem = ''
  child.stderr.on('data', (text: Buffer) => {
    problem += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}:\n${problem}`)
  return verdict(JSON.parse(await readFile(file, 'utf8')) as Report)
}

function verdict(report: Report): Verdict {
  const points = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100)
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    failed: categories.flatMap((category) => failures(report, category)),
  }
}

/** Audits with a weight in the category and less than full points. */
function failures({ categories: found, audits }: Report, category: Category): Failure[] {
  return found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => ({
      category,
      audit: id,
      title: audits[id]?.title ?? '',
      details: (audits[id]?.details?.items ?? [])
        .slice(0, 5)
        .map((item) => JSON.stringify(item).slice(0, 400)),
    }))
}
