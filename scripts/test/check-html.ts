// Checks every page with the Nu HTML checker; exit code 1 on errors. The first run installs the checker (32 MB).
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, start } from '../bench/tools.ts'
import { runNpm, serverCommand } from '../setup/setup.mjs'
import { fetchPages } from './page-html.ts'

const version = '26.9.27'
const folder = join(root, 'node_modules/.cache', `vnu-${version}`)
const checker = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string }

if (spawnSync('java', ['-version']).status === 0) await checkPages()
else console.log('There is no Java on this machine, so the Nu HTML checker did not run.')

async function checkPages(): Promise<void> {
  await ensureChecker()
  const dataDir = await mkdtemp(join(root, 'dist', 'html-'))
  const church = await start(serverCommand, {
    PORT: '0',
    DATA_DIR: dataDir,
    LANGUAGES: 'off',
    RATE_LIMITS: 'off',
    SAMPLE_YEAR: 'off',
  })
  try {
    const pages = await fetchPages(church.url)
    const files = pages.map(({ path }) =>
      join(dataDir, `${path.slice(1).replaceAll('/', '_') || 'home'}.html`),
    )
    await Promise.all(pages.map(({ html }, index) => writeFile(files[index] ?? '', html)))
    const errors = findErrors(files)
    for (const { url, lastLine, message } of errors)
      console.log(`${url.split('/').at(-1)}:${lastLine} ${message}`)
    console.log(`${pages.length} pages, ${errors.length} errors`)
    process.exitCode = errors.length === 0 && pages.length > 0 ? 0 : 1
  } finally {
    church.process.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Errors of the checker, without those that are none: it supports an older CSS than browsers, and the attribute `blocking` for style sheets
 * alone, which the HTML standard allows for `rel="expect"`, too.
 */
function findErrors(files: string[]): Message[] {
  const { stderr } = spawnSync('java', ['-Xss1024k', '-jar', checker, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  const isNone = ({ type, message, extract }: Message) =>
    type === 'info' ||
    message.startsWith('CSS:') ||
    (message.includes('“blocking”') && extract?.includes('<link rel="expect"'))
  return messages.filter((one) => !isNone(one))
}

async function ensureChecker(): Promise<void> {
  if (existsSync(checker)) return
  console.log(`Installing the Nu HTML checker ${version} into ${folder}…`)
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const code = await runNpm(['install', '--prefix', folder, ...quiet, `vnu-jar@${version}`])
  if (code !== 0) throw new Error('The Nu HTML checker could not be installed. Check the network.')
}
