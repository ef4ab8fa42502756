import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { serverCommand, serverEnvironment } from '../../scripts/setup/setup.mjs'
import { Settings } from '../../src/server/platform/config.ts'
import { acceptable, productionDefaults } from '../../src/server/platform/process-settings.ts'

const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const read = (path: string) => readFileSync(at(path), 'utf8')
const guide = read('docs/operations.md')

test('the table of the guide lists every setting with its default, and no other', () => {
  const { properties = {} } = z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' })
  const ours = Object.entries(properties).map(([name, shape]) => {
    const byDefault = typeof shape === 'object' ? shape.default : undefined
    const inProduction = Reflect.get(productionDefaults, name)
    return [name, byDefault ? `\`${byDefault}\`` : byDefault === 0 ? '`0`' : 'none', inProduction]
  })

  const rows = [...guide.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (?:`(.*?)`|needed|) ?\| .+ \|$/gm)]

  expect(rows.map(([, name, byDefault, inProduction]) => [name, byDefault, inProduction]).sort()).toEqual(
    ours.sort(),
  )
})

test('the guide names every word that ACCEPT accepts', () => {
  const told = [...guide.matchAll(/`ACCEPT=([\w-]+)`/g)].map(([, word]) => word)

  expect(new Set(told)).toEqual(new Set(acceptable))
})

test('every file and command of this repository that the guide, README and SECURITY.md name exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

  for (const document of ['docs/operations.md', 'README.md', 'SECURITY.md']) {
    const text = read(document)
    const folder = document.startsWith('docs/') ? 'docs/' : ''
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => `${folder}${path}`)
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(links.filter((path) => !existsSync(at(path)))).toEqual([])
    expect(commands.filter((name) => !scripts[name])).toEqual([])
  }
  for (const [, script = ''] of Object.values(scripts)
    .join('\n')
    .matchAll(/ (?:\.\/)?(scripts\/\S+)/g))
    expect(existsSync(at(script)), script).toBe(true)
})

test('a backup by hand in the guide uses the environment of the systemd unit', () => {
  const unit = read('deploy/asore.service').split('\n')
  const command = /^sudo (.*)\\\n.*\/backup\.js backup /m.exec(guide)?.[1] ?? ''

  const [, file] = /--property=(\S+)/.exec(command) ?? []
  const [, set] = /--setenv=(\S+)/.exec(command) ?? []

  expect(unit).toEqual(expect.arrayContaining([file, `Environment=${set}`]))
  expect([file, set]).toEqual([
    expect.stringMatching(/^EnvironmentFile=/),
    expect.stringMatching(/^DATA_DIR=/),
  ])
})

test('a restore with Docker in the guide mounts the old volume read-only and writes to another with the program of the image', () => {
  const [, start = ''] = /docker run --detach (.*\n.*)/.exec(guide) ?? []
  const [, restore = ''] = /docker run --rm ((?:.*\\\n)*.*)/.exec(guide) ?? []

  const [, volume] = /--volume (\S+):\/data/.exec(start) ?? []
  const [, empty] = /--volume (\S+):\/data/.exec(restore) ?? []

  expect(restore).toContain(`--volume ${volume}:/old:ro `)
  expect(empty).toMatch(/^asore-/)
  expect(empty).not.toBe(volume)
  expect(restore).toMatch(/ asore \\\n +node_modules\/\.bin\/node dist\/server\/backup\.js restore \/old\//)
})

test('the server is not the first process of a container, which its watchdog could not end', () => {
  expect(guide).toMatch(/^docker run --detach --init /m)
})

test('links within the guide lead to a heading', () => {
  const slugs = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug]) => slug)

  expect(links.filter((slug) => !slugs.includes(slug ?? ''))).toEqual([])
})

const defaultPort = Settings.parse({}).PORT
const command = serverCommand.join(' ')
const environment = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`)

test('the Dockerfile copies files that exist, runs the server as an unprivileged user, and has a health check', () => {
  const text = read('Dockerfile').replace(/\\\n/g, ' ')
  const lines = text.split('\n').filter((line) => /^[A-Z]+ /.test(line))
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const known = 'FROM WORKDIR RUN COPY ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' ')
  const sources = of('COPY')
    .filter((line) => !line.startsWith('--from=build /app/dist') && !line.includes('node_modules'))
    .flatMap((line) => line.replace('--from=build ', '').replaceAll('/app/', '').split(' ').slice(0, -1))
  const allowed = read('.dockerignore').split('\n')

  expect(lines.filter((line) => !known.includes(line.split(' ')[0] ?? ''))).toEqual([])
  expect(sources.filter((path) => !existsSync(at(path)))).toEqual([])
  expect(sources.filter((path) => !allowed.includes(`!${path.split('/')[0]}`))).toEqual([])
  expect(of('FROM')).toHaveLength(2)
  // A tag may name another image tomorrow.
  expect(of('FROM').filter((image) => !/@sha256:[\da-f]{64}( |$)/.test(image))).toEqual([])
  expect(of('USER')).toEqual(['asore'])
  expect(of('EXPOSE')).toEqual([String(defaultPort)])
  expect(of('ENV').join()).toContain(`PORT=${defaultPort} DATA_DIR=/data ${environment.join(' ')}`)
  expect(JSON.parse(of('CMD')[0] ?? '').join(' ')).toBe(`/app/node_modules/.bin/node ${command}`)
  expect(of('HEALTHCHECK').join()).toContain('/healthz')
  // npm 10, which the image has, removes this program when it prunes.
  expect(of('RUN').join()).toMatch(
    /npm prune .*&& npm rebuild --ignore-scripts +&& node_modules\/\.bin\/node /,
  )
})

const unitOptions =
  `Description Documentation Wants After Type User Group WorkingDirectory Environment EnvironmentFile
  ExecStart Restart RestartSec KillMode TimeoutStopSec StateDirectory StateDirectoryMode UMask NoNewPrivileges
  CapabilityBoundingSet AmbientCapabilities ProtectSystem ProtectHome ProtectProc ProtectClock ProtectHostname
  ProtectControlGroups ProtectKernelLogs ProtectKernelModules ProtectKernelTunables PrivateTmp PrivateDevices PrivateUsers
  RemoveIPC RestrictAddressFamilies RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality
  SystemCallArchitectures SystemCallFilter SystemCallErrorNumber MemoryHigh MemoryMax TasksMax InaccessiblePaths WantedBy`.split(
    /\s+/,
  )

test('the systemd unit runs the start command of the project and lets the server write only to its data folder', () => {
  const lines = read('deploy/asore.service')
    .split('\n')
    .filter((line) => /^[^#[]/.test(line))
  const options = lines.map((line) => line.split('=')[0] ?? '')
  const { STOP_SECONDS } = Settings.parse({})

  expect(options.filter((name) => !unitOptions.includes(name))).toEqual([])
  expect(options).toEqual(expect.arrayContaining(['MemoryMax', 'TasksMax']))
  expect(lines).toContain('Restart=on-failure')
  expect(lines).toEqual(expect.arrayContaining(environment.map((one) => `Environment=${one}`)))
  expect(lines).toContain(
    `ExecStart=/opt/asore/node_modules/.bin/node ${command.replace('dist/', '/opt/asore/dist/')}`,
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'StateDirectory=asore',
      'StateDirectoryMode=0700',
      'UMask=0077',
      'CapabilityBoundingSet=',
      'InaccessiblePaths=-/opt/asore/.git',
      'Environment=PRODUCTION=on',
      'Environment=DATA_DIR=/var/lib/asore',
    ]),
  )
  expect(Number(/TimeoutStopSec=(\d+)/.exec(lines.join('\n'))?.[1])).toBeGreaterThan(STOP_SECONDS + 5)
})

const caddyWords =
  `request_body max_size reverse_proxy header_up lb_try_duration lb_try_interval flush_interval`.split(' ')

/** The directives of each site of the Caddyfile, by its address. */
function readSites(): Map<string, string[]> {
  const text = read('deploy/Caddyfile')
  expect(text.split('{').length).toBe(text.split('}').length)
  const sites = [...text.matchAll(/^(\S+) \{\n([\s\S]*?)^\}$/gm)]
  const linesOf = (block: string) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#') && line !== '}')
  return new Map(sites.map(([, address = '', block = '']) => [address, linesOf(block)]))
}

test('the Caddyfile proxies to the default port, allows the largest upload, and leaves TLS to the defaults of Caddy', () => {
  const directives = readSites().get('church.example') ?? []

  // No `tls` and no `protocols` among them: the default of Caddy is TLS 1.2 and 1.3 with certificates of a public authority.
  expect(directives.filter((line) => !caddyWords.includes(line.split(' ')[0] ?? ''))).toEqual([])
  expect(directives).toContain(`reverse_proxy 127.0.0.1:${defaultPort} {`)
  expect(Number(/max_size (\d+)MB/.exec(directives.join('\n'))?.[1])).toBeGreaterThan(500)
})

test('plain HTTP redirects pages to HTTPS and refuses calls', () => {
  const sites = readSites()

  expect([...sites.keys()].sort()).toEqual(['church.example', 'http://church.example'])
  expect(sites.get('http://church.example')).toEqual([
    '@site not path /backend/api/* /media/*',
    'redir @site https://{host}{uri} 308',
    'respond "Please ask over https." 403',
  ])
})
