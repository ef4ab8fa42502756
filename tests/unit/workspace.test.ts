import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settingGroups } from '../../src/islands/admin/church-settings/fields.ts'
import { languages } from '../../src/languages/all.ts'
import { duties } from '../../src/lib/contract/accounts/duty.ts'
import { moduleIds, modules } from '../../src/lib/modules/modules.ts'
import { ownSettingWords } from '../../src/lib/texts/accounts/own-settings.ts'
import { isNames } from '../../src/lib/words/fill.ts'
import { type Sentence, textOf } from '../../src/lib/words/translation.ts'
import { actions } from '../../src/lib/workspace/actions.ts'
import { barOf } from '../../src/lib/workspace/bar.ts'
import { groups } from '../../src/lib/workspace/groups.ts'
import { icons } from '../../src/lib/workspace/icons.ts'
import { ownPages } from '../../src/lib/workspace/own-pages.ts'
import { rightsOf } from '../../src/lib/workspace/rights.ts'
import { isPlaceUsed, mayOpen, type Right } from '../../src/lib/workspace/section.ts'
import { booksSections } from '../../src/lib/workspace/sections/books.ts'
import { careSections } from '../../src/lib/workspace/sections/care.ts'
import { checkInSections } from '../../src/lib/workspace/sections/check-in.ts'
import { formSections } from '../../src/lib/workspace/sections/forms.ts'
import { leaderSections } from '../../src/lib/workspace/sections/leader.ts'
import { mediaSections } from '../../src/lib/workspace/sections/media.ts'
import { otherPages } from '../../src/lib/workspace/sections/other-pages.ts'
import { peopleSections } from '../../src/lib/workspace/sections/people.ts'
import { registerSections } from '../../src/lib/workspace/sections/registers.ts'
import { rotaSections } from '../../src/lib/workspace/sections/rota.ts'
import { superAdminSections } from '../../src/lib/workspace/sections/super-admin.ts'
import { worshipSections } from '../../src/lib/workspace/sections/worship.ts'
import { allSections, workspace } from '../../src/lib/workspace/sections.ts'
import { churchSettings, ownSettings } from '../../src/lib/workspace/settings.ts'
import { screenTexts } from '../support/screen-words.ts'

const pageOf = (address: string) => address.replace(/#.*/, '')
const hasPage = (address: string) =>
  existsSync(fileURLToPath(new URL(`../../src/pages${pageOf(address)}.astro`, import.meta.url)))

test('every section of every page has its place in a group of the workspace', () => {
  const written = [
    superAdminSections,
    leaderSections,
    peopleSections,
    registerSections,
    rotaSections,
    checkInSections,
    careSections,
    formSections,
    worshipSections,
    mediaSections,
    booksSections,
    otherPages,
  ].flat()

  expect(allSections.length).toBe(written.length)
  expect(new Set(allSections)).toEqual(new Set(written))
})

test('no two sections have the same address, and each leads to a page', () => {
  const addresses = allSections.map(({ address }) => address)

  expect(new Set(addresses).size).toBe(addresses.length)
  expect([...addresses, ...actions.map(({ address }) => address)].filter((one) => !hasPage(one))).toEqual([])
  expect(ownPages.filter(({ address }) => !hasPage(address))).toEqual([])
  expect(
    allSections.filter(({ id, address }) => !address.endsWith(`#${id}`) && address !== `/${id}`),
  ).toEqual([])
})

test('nobody sees two sections of the same name in one group, but by two roles', () => {
  for (const right of [
    'admin',
    'media',
    'fellowship_leader',
    'assistant',
    'editor',
    'carer',
    'form_reader',
    ...duties,
  ] as const) {
    const names = allSections
      .filter((one) => mayOpen(one, [right]))
      .map(({ group, name }) => `${group}: ${name}`)
    expect(names).toEqual([...new Set(names)])
  }
})

/** The specification heads the list of users otherwise (spec 2 §2), and the first section of a dashboard with the dashboard's title. */
const headedOtherwise = ['Users Management', 'Overview']

test('a section has one name: its heading is the word by which the menu leads there', () => {
  const headings = screenTexts()
    .filter(({ holder, file }) => /^(h1|h2|title)$/.test(holder) && file.startsWith('src/islands/'))
    .map(({ text }) => text)
  const begins = (name: string) =>
    headings.some((text) => text === name || text.startsWith(`${name} `) || text.startsWith(`${name}:`))

  const others = [...new Set(allSections.map(({ name }) => name))].filter((name) => !begins(name))

  expect(others.sort()).toEqual(headedOtherwise.toSorted())
})

test('a phone’s bar has at most four sections of each role and duty, and only such as they may open', () => {
  for (const [right, addresses] of Object.entries(barOf)) {
    const open = allSections.filter((one) => mayOpen(one, [right as Right])).map(({ address }) => address)
    expect(addresses.filter((one) => !open.includes(one))).toEqual([])
    expect(addresses.length).toBeLessThanOrEqual(4)
  }
})

test('a section within another stands below one of the same group, and every icon is drawn', () => {
  const within = allSections.filter(({ within }) => within)

  for (const one of within)
    expect(allSections.some(({ group, name }) => group === one.group && name === one.within)).toBe(true)
  for (const { icon } of [...groups, ...allSections]) expect(icons[icon]).toBeTruthy()
})

test('a member without a duty has no section of staff, and each duty has some', () => {
  const opens = (user: object) => allSections.filter((one) => mayOpen(one, rightsOf(user))).length

  expect(opens({ role: 'user', duties: 'treasurer', pages: [] })).toBe(0)
  expect(duties.filter((duty) => opens({ role: 'user', duties: [duty] }) < 2)).toEqual([])
})

const rightNames: Record<Right, string> = {
  admin: 'super admin',
  media: 'media team',
  fellowship_leader: 'fellowship leader',
  treasurer: 'treasurer',
  counter: 'counter',
  signatory: 'signatory',
  pastor: 'pastor',
  usher: 'usher',
  rota: 'rota',
  office: 'office',
  registrar: 'registrar',
  translator: 'translator',
  worship: 'worship',
  assistant: 'who assists a leader',
  editor: 'who was given a page',
  carer: 'who has a task of care',
  form_reader: 'who reads the answers of a form',
}

test('docs/workspace.md lists every section with who may open it', async () => {
  const rows = workspace.flatMap(({ name: group, sections }) =>
    sections.map((one) => {
      const who = one.for.map((right) => rightNames[right]).join(', ')
      const unless = one.unless ? `; not ${one.unless.map((right) => rightNames[right]).join(', ')}` : ''
      return `| ${group} | ${one.name} | \`${one.address}\` | ${who}${unless} | ${one.module ?? ''} |`
    }),
  )
  const head = '| group | section | address | who opens it | module |\n|---|---|---|---|---|'

  await expect(`${introduction}\n${head}\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../docs/workspace.md',
  )
})

const introduction = `# The workspace

Every section of staff is in one registry (\`src/lib/workspace/sections\`): its address, name and group, who may open it, what waits
there, its module, and the words by which people look for it. The menu on every page of staff, a phone's bar, the search and the quick find
are made of it, and this table, by \`npm run test:unit -- workspace -u\`. A new section is one entry there, and its component in the
island of its page.

- The menu is in the HTML of every page of staff, with all sections (\`src/islands/staff/menu/WorkspaceMenu.astro\`). An inline script behind it shows those
  that the stored user may open, marks the one that is open and fills a phone's bar, before anything is painted. The server decides on each call again.
- GET \`me/workspace/\` says which rights the caller has now, and how much waits. The answer is kept on the device, and asked for again after the first paint.
- \`tests/api/app/workspace.test.ts\` compares what each role and duty is shown with what the API lets them read.
`

test('each setting of a person and each group of the church’s has its place in its menu, in the same order', () => {
  const page = readFileSync(fileURLToPath(new URL('../../src/pages/settings.astro', import.meta.url)), 'utf8')
  const names = new Map(Object.entries(ownSettingWords))
  const sections = page.matchAll(/<Section\s+id="([\w-]+)"\s+title=\{ownSettingWords\.(\w+)\}/g)
  const shown = [...sections].map(([, id, word = '']) => ({ id, name: names.get(word) }))

  expect(
    ownSettings()
      .flatMap(({ settings }) => settings)
      .map(({ id, name }) => ({ id, name })),
  ).toEqual(shown)
  const titles = settingGroups()
    .map(({ title }) => title)
    .sort()
  expect(
    churchSettings()
      .flatMap(({ settings }) => settings.map(({ name }) => name))
      .sort(),
  ).toEqual(titles)
})

test('the ids of settings are unique, so that each has an address', () => {
  for (const list of [ownSettings(), churchSettings()]) {
    const ids = list.flatMap(({ settings }) => settings.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('what stands on a page of a module is not offered without it', () => {
  const places = [...allSections, ...actions, ...ownPages]
  const wrong = places.filter((place) => {
    const having = moduleIds.filter((id) =>
      modules[id].pages.some((page) => isBelow(pageOf(place.address), page)),
    )
    return having.length > 0 && isPlaceUsed(place, new Set(having))
  })

  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(places.filter((place) => !isPlaceUsed(place, new Set()))).toEqual([])
})

const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

test('a language names sections and actions of the registry, and none by half of another name', () => {
  const english = new Set([
    ...groups.map(({ name }) => name),
    ...[...allSections, ...ownPages, ...actions].map(({ name }) => name),
  ])
  const named = Object.values(languages).map(({ workspace: words }) => namesOf(words?.['name']))
  const halves = (names: readonly string[]) =>
    [...english].filter(
      (name) => !names.includes(name) && name.split(' ').some((word) => names.includes(word)),
    )

  expect(named.flat().filter((name) => !english.has(name))).toEqual([])
  expect(named.flatMap(halves)).toEqual([])
  expect(named[Object.keys(languages).indexOf('fr')]?.toSorted()).toEqual([...english].toSorted())
})

function namesOf(sentence: Sentence | undefined): string[] {
  const translated = sentence && textOf(sentence)
  return translated && isNames(translated) ? Object.keys(translated.names) : []
}
