import { expect, test } from 'vitest'
import { readRepositoryFile as read, repositoryFiles } from '../support/repository.ts'

/** The resources of src/server that the islands of a folder of src/islands call, the first one foremost. */
const resourcesOf: Record<string, readonly string[]> = {
  'accounts/dashboard': ['app/to-dos', 'care/prayer-requests', 'care/testimonies'],
  'accounts/invitations': ['accounts/invitations', 'groups/fellowships'],
  'accounts/look-around': ['app/samples'],
  'accounts/my-pages': ['website/cms'],
  'website/page-editor/publishing': ['website/cms'],
  'accounts/profiles': ['accounts/profiles'],
  'accounts/session': ['accounts/accounts', 'accounts/otp'],
  'accounts/settings': ['accounts/member-settings', 'accounts/accounts'],
  admin: ['app/admin', 'accounts/account-management', 'settings'],
  'admin/lookup': ['app/admin', 'accounts/account-management'],
  'care/care': ['care/care'],
  'care/inbox/contact-form': ['care/inbox'],
  'services/forms': ['services/forms'],
  'services/projection': ['services/projection'],
  'services/worship': ['services/plans', 'services/projection', 'services/songs'],
  'services/worship/live': ['services/plans'],
  'services/forms/desk': ['services/forms', 'services/registrations'],
  'services/registrations': ['services/registrations'],
  'care/inbox': ['care/inbox', 'messages/inbox'],
  'care/prayer-requests': ['care/prayer-requests'],
  'care/testimonies': ['care/testimonies'],
  'care/welcome-card': ['care/care'],
  'giving/books': ['giving/books', 'giving/welfare', 'giving/bank-reconciliation'],
  'giving/weekday-offering': ['giving/books/weekday-offering'],
  'giving/giving': ['giving/giving'],
  'giving/receipts': ['giving/books'],
  'groups/activities': ['groups/activities'],
  'groups/fellowships': ['groups/fellowships'],
  'groups/leader': ['groups/fellowships', 'services/events'],
  'media/live': ['media/live'],
  'media/media': ['media/sermons', 'media/uploads', 'media/live'],
  'media/sermons': ['media/sermons'],
  'messages/messages': ['messages/mailings'],
  'people/persons': ['people/persons', 'people/family', 'people/directory', 'register/entries'],
  'people/directory': ['people/directory'],
  'people/registers': ['people/parish-registers'],
  'services/check-in': ['services/check-in'],
  'services/events': ['services/events', 'groups/places'],
  'services/rota': ['services/rota'],
}

test('docs/where-is.md names the files behind each page and each address of the API', async () => {
  const pages = repositoryFiles
    .filter((file) => /^src\/pages\/.*\.astro$/.test(file))
    .map((file) => `| \`${addressOf(file)}\` | \`${file}\` | ${islandsOf(file)} | ${serverOf(file)} |`)
  const mounts = [...read('src/server/app/api.ts').matchAll(/\.route\('(\/[^']*)', (\w+)\)/g)]
  const routes = Map.groupBy(
    mounts.flatMap(([, path = '', name = '']) =>
      addressesOf(path, name).map((address) => ({ address, name })),
    ),
    ({ address }) => address,
  )
  const addresses = [...routes]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([path, mounted]) =>
        `| \`${path}\` | ${list([...new Set(mounted.map(({ name }) => routeFile(name)))])} |`,
    )

  expect(pages.length).toBeGreaterThan(50)
  expect(addresses.length).toBeGreaterThan(30)
  await expect(
    `${introduction}${pages.sort().join('\n')}\n${betweenTables}${addresses.join('\n')}\n`,
  ).toMatchFileSnapshot('../../docs/where-is.md')
})

test('the server folders that docs/where-is.md names exist', () => {
  const folders = Object.values(resourcesOf).flat()

  expect(
    folders.filter((folder) => !repositoryFiles.some((file) => file.startsWith(`src/server/${folder}/`))),
  ).toEqual([])
})

const addressOf = (file: string) =>
  `/${file.slice('src/pages/'.length, -'.astro'.length).replace(/(^|\/)index$/, '')}`

/** The folders of src/islands whose islands a page places, without the shell, which every page has. */
function islandFolders(page: string): string[] {
  const folders = [...read(page).matchAll(/from '[./]+\/islands\/([^']+)\/[^/']+'/g)].map(
    ([, folder = '']) => folder,
  )
  return [...new Set(folders)].filter((folder) => folder !== 'shell')
}

const islandsOf = (page: string) => list(islandFolders(page).map((folder) => `src/islands/${folder}`))

function serverOf(page: string): string {
  const folders = islandFolders(page).map(
    (folder) => resourcesOf[folder] ?? [`nobody has said what ${folder} calls`],
  )
  const data = [...read(page).matchAll(/from '[./]+\/(server\/app\/views\/[^']+)'/g)].map(
    ([, file = '']) => `src/${file}`,
  )
  return list([...folders.flat().map((folder) => `src/server/${folder}`), ...data])
}

/** Where routes are mounted; below the root it is the first word of each call that they answer, or two below `admin` and `users/me`. */
function addressesOf(path: string, name: string): string[] {
  const text = path === '/' ? read(routeFile(name)) : ''
  const from = [
    ...text.matchAll(/import \* as (\w+) from '(?:\.\.\/)+(lib\/contract\/[^']+\/calls\/[^']+)'/g),
  ]
  const addresses = from.flatMap(([, calls, file]) =>
    [
      ...read(`src/${file}`).matchAll(
        /export const (\w+) = route\(\s*'\w+',\s*'((?:admin\/|users\/(?=me\/))?\w[^/']*)/g,
      ),
    ]
      .filter(([, call]) => text.includes(`${calls}.${call},`))
      .map(([, , word]) => `/${word}`),
  )
  return addresses.length > 0 ? [...new Set(addresses)] : [path]
}

function routeFile(name: string): string {
  const [, path = ''] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(read('src/server/app/api.ts')) ??
    []
  return path.replace('../', 'src/server/').replace('./', 'src/server/app/')
}

const list = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(', ') || '-'

const introduction = `# Where is what

\`npm run test:unit -- where-is -u\` writes this page from the sources; without \`-u\` the test holds it against them.

Somebody says "on /rota": the first table has the page's file, the folder of its islands (what a person touches) and the folders of the server that
these call, then the files that read data for the rendered page. The islands of the frame (header, footer, player, toasts) are in \`src/islands/shell\`, what
several dashboards share in \`src/islands/staff\`. The schema of what goes over the wire is in \`src/lib/contract/<domain>\`, its calls in
\`src/lib/api/<domain>\`, both under the domain's name ([domains](architecture.md#folders)).

## Pages

| Address | Page | Islands | Server |
|---|---|---|---|
`

const betweenTables = `
\`/[...path]\` answers every address of a page that the church has written.

## The API

Addresses below \`/backend/api\`; each route with its rule is in [permissions.md](permissions.md).

| Address | Routes |
|---|---|
`
