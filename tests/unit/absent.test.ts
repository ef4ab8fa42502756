import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* Dangerous calls, of which docs/security.md names most. Each may stand only in the files named here. */

const root = join(import.meta.dirname, '../..')
const sources = ['src', 'integrations'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
    .filter((name) => /\.(ts|tsx|astro|mjs)$/.test(name))
    .map((name) => ({ name, code: withoutComments(readFileSync(join(root, name), 'utf8')) })),
)

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
}

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ name }) => name)

test.each<[what: string, pattern: RegExp, allowed: string[]]>([
  // Which runs one constant word: the name of V8's own function.
  [
    'code made from words',
    /\beval\(|\bnew Function\(|from 'node:vm'/,
    ['src/server/app/operations/release-memory.ts'],
  ],
  // The watchdog runs a constant program of bash, whose arguments are a number and a constant line.
  [
    'commands of the operating system',
    /child_process/,
    [
      'src/server/app/backup/schedule.ts',
      'src/server/app/operations/watchdog.ts',
      'src/server/giving/giving/fake-process.ts',
    ],
  ],
  ['a shell', /\bshell: |(^|[^.\w])exec(File|Sync|FileSync)?\(/m, []],
  [
    'HTML made from words',
    /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write/,
    [],
  ],
  [
    'HTML of our own that is set as it is',
    /set:html/,
    // The blocks have what lib/text/markdown.ts renders, the heads of pages a slot that was rendered before, layout and menu an inline script, the help its style sheet.
    [
      'src/components/blocks/Hero.astro',
      'src/components/blocks/MapAndDirections.astro',
      'src/components/blocks/Tabs.astro',
      'src/components/blocks/Text.astro',
      'src/components/site/Hero.astro',
      'src/components/site/head/JsonLd.astro',
      'src/components/site/head/PageHead.astro',
      'src/islands/staff/menu/WorkspaceMenu.astro',
      'src/layouts/SiteLayout.astro',
      'src/pages/help.astro',
      'src/pages/help/[name].astro',
    ],
  ],
  [
    'a reader of XML, HTML or archives',
    /DOMParser|XSLTProcessor|parseFromString|(from |import\()'(sax|yauzl|parse5)'/,
    [
      'website/content-file/wordpress/read-wxr',
      'website/content-file/wordpress/tree',
      // Statements of banks.
      'giving/bank-reconciliation/camt',
      'giving/bank-reconciliation/ofx',
      // Songs of other programs.
      'services/songs/import/read-archive',
      'services/songs/import/xml',
      'app/html/inline-code',
      'platform/spreadsheets/archive',
    ].map((name) => `src/server/${name}.ts`),
  ],
  ['WebSocket, WebRTC or GraphQL', /\bWebSocket\b|RTCPeerConnection|graphql/i, []],
  // A BroadcastChannel, which only pages of this origin hear; a text of the service worker to its pages.
  [
    'messages to other windows',
    /postMessage\(|addEventListener\('message'|\.onmessage/,
    [
      'src/islands/shell/service-worker-messages.ts',
      'src/service-worker/worker-scope.ts',
      'src/stores/playback.ts',
    ],
  ],
  // To the page of a link that stops messages, at this site's own address.
  [
    'a way to another address',
    /\.redirect\(|http-equiv="refresh"/i,
    ['src/server/accounts/unsubscribes/routes.ts'],
  ],
  [
    'a call to another machine',
    /(^|[^.\w])fetch\(/m,
    [
      'src/islands/website/page-editor/publishing/page-weight.ts',
      'src/islands/website/page-editor/inputs/usePictureUpload.ts',
      'src/islands/media/player/offline-sounds.ts',
      'src/islands/shell/outbox/send-notice.ts',
      // The payment providers, and the webhooks of its fake.
      'src/server/giving/giving/providers/call.ts',
      'src/server/giving/giving/fake/dialect.ts',
      // The provider of text messages, and the reports of its fake.
      'src/server/platform/delivery/call.ts',
      'src/server/app/views/backend.ts',
      // What a page asks for, passed on.
      ...['assets', 'lists', 'pages', 'pictures', 'sounds'].map((name) => `src/service-worker/${name}.ts`),
    ],
  ],
  [
    'a client of another service',
    /(from |import\()'(nodemailer|pg|@aws-sdk\/client-s3|web-push|node:https)'/,
    [
      'platform/db/postgres',
      'platform/files/parts-in-bucket',
      'platform/files/s3-store',
      'platform/mail/transport',
      'platform/pubsub/postgres-listener',
      'platform/delivery/push/keys',
      'platform/delivery/push/sender',
    ].map((name) => `src/server/${name}.ts`),
  ],
  [
    'a pattern that is put together',
    /\bRegExp\(/,
    [
      'accounts/accounts/rights/guarded-routes',
      'accounts/accounts/usernames',
      'app/operations/route-names',
    ].map((name) => `src/server/${name}.ts`),
  ],
  [
    'chance that can be foretold',
    /Math\.random/,
    [
      'src/islands/media/live/useLiveStatus.ts',
      'src/lib/browser/back-off.ts',
      'src/lib/browser/outbox.ts',
      'src/server/media/live/sse-connection.ts',
    ],
  ],
  // The next user of a tab would see it. The others are of visitors, or name their owner themselves.
  [
    'a draft without an owner',
    /\buseDraft\(/,
    [
      'src/components/form/useDraft.ts',
      'src/islands/care/inbox/contact-form/ContactForm.tsx',
      'src/islands/groups/fellowships/MemberMessage.tsx',
      'src/islands/groups/fellowships/VisitorMessage.tsx',
      'src/islands/giving/giving/GiftForm.tsx',
      'src/islands/giving/giving/GiveForm.tsx',
      'src/islands/accounts/invitations/JoinForm.tsx',
      'src/islands/accounts/profiles/useEditForm.ts',
      'src/islands/accounts/session/SignUpForm.tsx',
      'src/islands/care/welcome-card/WelcomeCard.tsx',
    ],
  ],
  [
    'a cookie',
    /setCookie\(|document\.cookie|Set-Cookie|Reflect\.set\(document/,
    [
      'src/lib/browser/style-sheet-cookie.ts',
      'src/lib/words/reading-cookie.ts',
      'src/server/accounts/accounts/rights/closed-site.ts',
      'src/server/accounts/accounts/sessions/kept-language.ts',
      'src/server/app/html/language-requests.ts',
      'src/server/accounts/accounts/sessions/known-devices.ts',
    ],
  ],
])('%s appears in no source file but the allowed ones', (_, pattern, allowed) => {
  const files = filesWith(pattern).filter((name) => !/\/db\/migrations\//.test(name))

  expect(files.toSorted()).toEqual(allowed.toSorted())
})

test('only the log, the start-up message and the command-line programs of the server write to standard output', () => {
  const speaking = filesWith(/console\.|process\.std(out|err)/).filter((name) => /^src\/server\//.test(name))

  expect(speaking.toSorted()).toEqual(
    [
      'app/backup/main',
      'app/commands/main',
      'app/operations/startup-message',
      'giving/giving/fake/main',
      'main',
      'platform/delivery/fake/main',
      'platform/logging/log',
    ].map((name) => `src/server/${name}.ts`),
  )
})

test('hashes are SHA-256, ciphers AES-256-GCM and ChaCha20-Poly1305, signatures HS256', () => {
  const named = (pattern: RegExp) => new Set(sources.flatMap(({ code }) => code.match(pattern) ?? []))

  expect(named(/createHash\([^)]*\)/g)).toEqual(new Set(["createHash('sha256')"]))
  expect(named(/create(De)?[Cc]ipheriv\([^,]*/g)).toEqual(
    new Set(
      ['aes-256-gcm', 'chacha20-poly1305'].flatMap((cipher) => [
        `createCipheriv('${cipher}'`,
        `createDecipheriv('${cipher}'`,
      ]),
    ),
  )
  // What age encrypts backups with.
  expect(filesWith(/chacha20-poly1305'/)).toEqual(['src/server/app/backup/chacha20-poly1305.ts'])
  expect(named(/\balg: '[^']*'/g)).toEqual(new Set(["alg: 'HS256'"]))
  expect(named(/createHmac\([^,]*/g)).toEqual(new Set(["createHmac('sha256'", "createHmac('sha512'"]))
  // SHA-512 is what Paystack signs its webhooks with.
  expect(filesWith(/createHmac\(/).toSorted()).toEqual([
    'src/server/accounts/accounts/sessions/tokens.ts',
    'src/server/accounts/unsubscribes/address-hash.ts',
    'src/server/giving/books/givers.ts',
    'src/server/giving/giving/providers/paystack/fake.ts',
    'src/server/giving/giving/providers/paystack/paystack.ts',
  ])
  expect(filesWith(/createSign|publicEncrypt|createDiffieHellman|pbkdf2|scrypt/)).toEqual([])
})

test('no dependency speaks LDAP, XPath, LaTeX, memcache, GraphQL, SAML or OAuth, or renders templates', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const unwanted =
    /ldap|xpath|latex|memcache|graphql|saml|oauth|openid|oidc|passport|handlebars|mustache|ejs|pug|liquid|nunjucks|marked|yaml|serialize|^ws$|socket/

  expect(Object.keys(dependencies).filter((name) => unwanted.test(name))).toEqual([])
})

test('the linter forbids comparisons that convert types, and the type any', () => {
  const { linter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as {
    linter: { rules: { preset: string; suspicious: Record<string, string> } }
  }

  // noDoubleEquals is part of the recommended preset. SQL has its own operators.
  expect(linter.rules.preset).toBe('recommended')
  expect(linter.rules.suspicious).not.toHaveProperty('noDoubleEquals')
  expect(linter.rules.suspicious).toHaveProperty('noExplicitAny', 'error')
})

test('every password field hides its text, allows pasting and names its purpose to password managers', () => {
  const forms = sources.filter(({ code }) => /type(=|: )["']password["']/.test(code))
  const count = (code: string, pattern: RegExp) => code.match(pattern)?.length ?? 0

  expect(filesWith(/onPaste|onBeforeInput|user-select: none/)).toEqual([])
  expect(forms.length).toBeGreaterThanOrEqual(6)
  for (const { name, code } of forms) {
    const fields = count(code, /name[=:] ?["']\w*password["']/g)
    // Set once in an object that all fields spread, or on each field.
    const shared = /const field = \{.*type: 'password'/.test(code)
    const sharedHelp = /const field = \{.*autoComplete: '(new|current)-password'/.test(code)
    expect([name, fields]).not.toEqual([name, 0])
    expect([name, shared || count(code, /type="password"/g)]).toEqual([name, shared || fields])
    expect([name, sharedHelp || count(code, /autoComplete="(new|current)-password"/g)]).toEqual([
      name,
      sharedHelp || fields,
    ])
  }
  const others = sources.filter((one) => /islands/.test(one.name) && !forms.includes(one))
  expect(others.filter(({ code }) => /name="\w*password"/.test(code)).map(({ name }) => name)).toEqual([])
})
