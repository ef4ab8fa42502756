import { expect, test } from 'vitest'
import { lookAround } from '../../src/content/look-around.ts'
import { demonstrationAccounts, members } from '../../src/content/people.ts'
import { sampleRoles } from '../../src/lib/contract/settings/look-around.ts'
import { ownPages } from '../../src/lib/workspace/own-pages.ts'
import { allSections } from '../../src/lib/workspace/sections.ts'
import { readRepositoryFile } from '../support/repository.ts'

test('there is a person of the sample for each role, with five steps', () => {
  const usernames = [...demonstrationAccounts, ...members].map(({ username }) => username)

  expect(lookAround.map(({ as }) => as)).toEqual([...sampleRoles])
  expect(lookAround.filter(({ username }) => !usernames.includes(username))).toEqual([])
  for (const { steps } of lookAround) expect(new Set(steps.map(([, address]) => address)).size).toBe(5)
})

test('the README says the same of them as the login and the start', () => {
  const readme = readRepositoryFile('README.md')

  for (const { username, first } of lookAround) expect(readme).toContain(`| \`${username}\` | ${first} |`)
})

test('a step with a section leads to one of the workspace', () => {
  const known = new Set([...allSections, ...ownPages].map(({ address }) => address))
  const led = lookAround.flatMap(({ steps }) => steps.map(([, address]) => address))

  expect(led.filter((address) => address.includes('#') && !known.has(address))).toEqual([])
})
