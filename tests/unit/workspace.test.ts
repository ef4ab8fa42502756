import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { duties } from '../../src/lib/contract/accounts/duty.ts'
import { actions } from '../../src/lib/workspace/actions.ts'
import { groups } from '../../src/lib/workspace/groups.ts'
import { icons } from '../../src/lib/workspace/icons.ts'
import { ownPages } from '../../src/lib/workspace/own-pages.ts'
import { rightsOf } from '../../src/lib/workspace/rights.ts'
import { mayOpen } from '../../src/lib/workspace/section.ts'
import { booksSections } from '../../src/lib/workspace/sections/books.ts'
import { careSections } from '../../src/lib/workspace/sections/care.ts'
import { checkInSections } from '../../src/lib/workspace/sections/check-in.ts'
import { leaderSections } from '../../src/lib/workspace/sections/leader.ts'
import { mediaSections } from '../../src/lib/workspace/sections/media.ts'
import { otherPages } from '../../src/lib/workspace/sections/other-pages.ts'
import { peopleSections } from '../../src/lib/workspace/sections/people.ts'
import { rotaSections } from '../../src/lib/workspace/sections/rota.ts'
import { superAdminSections } from '../../src/lib/workspace/sections/super-admin.ts'
import { allSections } from '../../src/lib/workspace/sections.ts'
import { churchSettingsGroups, ownSettings } from '../../src/lib/workspace/settings.ts'

const pageOf = (address: string) => address.replace(/#.*/, '')
const hasPage = (address: string) =>
  existsSync(fileURLToPath(new URL(`../../src/pages${pageOf(address)}.astro`, import.meta.url)))

test('every section of every page has its place in a group of the workspace', () => {
  const written = [
    ...[superAdminSections, leaderSections, peopleSections, rotaSections, checkInSections],
    ...[careSections, mediaSections, booksSections, otherPages],
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
    ...duties,
  ] as const) {
    const names = allSections
      .filter((one) => mayOpen(one, [right]))
      .map(({ group, name }) => `${group}: ${name}`)
    expect(names).toEqual([...new Set(names)])
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

test('the ids of settings are unique, so that each has an address', () => {
  for (const list of [ownSettings, churchSettingsGroups]) {
    const ids = list.flatMap(({ settings }) => settings.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  }
})
