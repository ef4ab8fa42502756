import { execFile, execFileSync } from 'node:child_process'
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { machine, nodePackages, ownNode } from '../../scripts/setup/own-node.mjs'
import { freshFolder } from '../support/server.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const packageOfOurs = nodePackages[machine as keyof typeof nodePackages]
const program = `${packageOfOurs}/bin/node`

type Ended = { code: number; output: string }
type Copy = AsyncDisposable & {
  readonly folder: string
  npmRun(script: string, environment?: Record<string, string>): Promise<Ended>
}

const npm10 = `
  import { appendFileSync, linkSync, mkdirSync } from 'node:fs'
  const [act, , folder] = process.argv.slice(2)
  appendFileSync('npm.txt', act + ' on ' + process.execPath + '\\n')
  const modules = act === 'ci' ? 'node_modules' : folder + '/node_modules'
  mkdirSync(modules + '/.bin', { recursive: true })
  mkdirSync(modules + '/${dirname(program)}', { recursive: true })
  linkSync(${JSON.stringify(ownNode())}, modules + '/${program}')`

const build = `
  import { appendFileSync } from 'node:fs'
  appendFileSync('built.txt', (process.env.PUBLIC_SITE_URL ?? 'for any address') + '\\n')`

/**
 * A fresh checkout, as far as the setup reads it. Its npm installs our Node without `node_modules/.bin/node`, as npm 10 does; its build
 * adds the address that it is for to `built.txt`.
 */
async function freshCheckout(): Promise<Copy> {
  const folder = await freshFolder()
  const npm = join(folder, 'npm.js')
  await cp(join(project, 'scripts'), join(folder, 'scripts'), { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await cp(join(project, file), join(folder, file))
  await writeFile(join(folder, 'scripts/build/build.mjs'), build)
  await writeFile(npm, npm10)
  return {
    folder,
    npmRun: (script, environment) => runScript(folder, script, { npm_execpath: npm, ...environment }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

function runScript(cwd: string, script: string, environment: Record<string, string>): Promise<Ended> {
  const env = { ...process.env, PUBLIC_SITE_URL: undefined, PUBLIC_API_HOST: undefined, ...environment }
  return new Promise((ended) => {
    const child = execFile(
      process.execPath,
      [`scripts/setup/${script}.mjs`],
      { cwd, env },
      (_, written, wrong) => ended({ code: child.exitCode ?? 1, output: written + wrong }),
    )
  })
}

const builds = async ({ folder }: Copy) =>
  (await readFile(join(folder, 'built.txt'), 'utf8')).trim().split('\n')

test('every supported platform has a Node 26 package, and no other', async () => {
  const { optionalDependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))

  expect(Object.values(nodePackages).sort()).toEqual(Object.keys(optionalDependencies).sort())
})

test('an install with npm 10, which leaves the program out, still puts Node 26 into node_modules/.bin', async () => {
  await using checkout = await freshCheckout()

  const installed = await checkout.npmRun('prepare')

  expect(installed).toMatchObject({ code: 0 })
  expect(await builds(checkout)).toHaveLength(1)
  expect(versionOf(join(checkout.folder, 'node_modules/.bin/node'))).toMatch(/^v26\./)
})

test('an old Node, with which npm leaves packages out, first fetches Node 26 to run npm', async () => {
  await using checkout = await freshCheckout()
  const old = join(checkout.folder, 'old.cjs')
  await writeFile(old, "Object.defineProperty(process.versions, 'node', { value: process.env.AS_NODE })")

  const installed = async (node: string) => {
    await rm(join(checkout.folder, 'node_modules'), { recursive: true, force: true })
    await rm(join(checkout.folder, 'npm.txt'), { force: true })
    await checkout.npmRun('prepare', { AS_NODE: node, NODE_OPTIONS: `--require ${JSON.stringify(old)}` })
    return (await readFile(join(checkout.folder, 'npm.txt'), 'utf8')).trim().split('\n')
  }

  const fetched = join(checkout.folder, 'node_modules/.asore-node/node_modules', program)
  for (const node of ['18.20.4', '20.18.3', '22.11.0'])
    expect(await installed(node), node).toEqual([`install on ${process.execPath}`, `ci on ${fetched}`])
  for (const node of ['20.19.0', '22.12.0', '24.0.0'])
    expect(await installed(node), node).toEqual([`ci on ${process.execPath}`])
})

test('a program that was removed from node_modules/.bin is restored by the next command without an install', async () => {
  await using checkout = await freshCheckout()
  const installedProgram = join(checkout.folder, 'node_modules/.bin/node')
  await checkout.npmRun('prepare')

  for (const left of ['nothing', 'a link to nothing']) {
    await rm(installedProgram)
    if (left !== 'nothing') await symlink('../gone/bin/node', installedProgram)
    const again = await checkout.npmRun('prepare')

    expect(again, left).toEqual({ code: 0, output: '' })
    expect(versionOf(installedProgram), left).toMatch(/^v26\./)
  }
})

test('a site that was built without an address is not rebuilt when one is set', async () => {
  await using checkout = await freshCheckout()
  await checkout.npmRun('prepare')

  const again = await checkout.npmRun('prepare', { PUBLIC_SITE_URL: 'https://church.example' })

  expect(again).toEqual({ code: 0, output: '' })
  expect(await builds(checkout)).toHaveLength(1)
})

test('PUBLIC_SITE_URL and PUBLIC_API_HOST are not built into the site', async () => {
  await using checkout = await freshCheckout()

  await checkout.npmRun('prepare', {
    PUBLIC_SITE_URL: 'https://church.example',
    PUBLIC_API_HOST: 'https://api.example',
  })

  expect(await builds(checkout)).toEqual(['for any address'])
})

test('an account that may not write to the folder is told to build as its owner, and with which command', async () => {
  await using checkout = await freshCheckout()
  await checkout.npmRun('prepare')
  // A file in place of the folder stops root, too, for whom file modes do not count.
  await rm(join(checkout.folder, 'dist'), { recursive: true })
  await writeFile(join(checkout.folder, 'dist'), '')

  const { code, output } = await checkout.npmRun('prepare')

  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `The site has to be built, and this account may not write to ${checkout.folder}/dist. Run "npm run build" in ${checkout.folder} as the account that the folder belongs to, then the same command again.`,
  )
  expect(await builds(checkout)).toHaveLength(1)
})

test('every npm command first checks the version of Node, and explains a version that is too old', async () => {
  const { scripts, engines } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))
  const ours = Object.values<string>(scripts).filter((line) => line.startsWith('node '))
  const asNode12 = `Object.defineProperty(process.versions, 'node', { value: '12.22.12' }); require('./scripts/setup/check-node.cjs')`
  const run = new Promise<Ended>((ended) => {
    const child = execFile(process.execPath, ['--eval', asNode12], { cwd: project }, (_, written, wrong) =>
      ended({ code: child.exitCode ?? 0, output: written + wrong }),
    )
  })

  expect(
    ours.filter((line) => !line.startsWith('node --require ./scripts/setup/check-node.cjs scripts/')),
  ).toEqual([])
  expect(await run).toMatchObject({ code: 1, output: expect.stringContaining('This is Node 12.22.12') })
  expect((await run).output).toContain(`needs Node ${engines.node.replace('>=', '')} or newer`)
})

const versionOf = (node: string) => execFileSync(node, ['--version'], { encoding: 'utf8' })
