import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTokenKeys, rotateTokenKey } from '../../../src/server/accounts/accounts/sessions/keys.ts'
import { readAccessToken, signAccessToken } from '../../../src/server/accounts/accounts/sessions/tokens.ts'
import { freshFolder } from '../../support/server.ts'

const now = new Date('2026-11-22T09:00:00Z')
const open = (folder: string, at = now) => openTokenKeys(folder, { now: at })
const fileOf = (folder: string) => join(folder, 'secrets/access-token.key')
const names = { accountId: 3, sessionId: 4 }
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('the key that signs access tokens is made once, in a file of mode 600', async () => {
  const folder = await freshFolder()

  await open(folder)
  const first = await readFile(fileOf(folder), 'utf8')
  await open(folder)

  expect(await readFile(fileOf(folder), 'utf8')).toBe(first)
  const [key = '', made] = first.split(' ')
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(made).toBe(now.toISOString())
  expect((await stat(fileOf(folder))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700)
  expect(await readdir(join(folder, 'secrets'))).toEqual(['access-token.key'])
  await rm(folder, { recursive: true })
})

test('an unreadable key stops the start and is not replaced', async () => {
  const folder = await freshFolder()
  await open(folder)
  await writeFile(fileOf(folder), 'half')

  await expect(open(folder)).rejects.toThrow(/access-token\.key is broken/)
  expect(await readFile(fileOf(folder), 'utf8')).toBe('half')
  await rm(folder, { recursive: true })
})

test('after a rotation the old key verifies for a quarter of an hour, and signs no more', async () => {
  const folder = await freshFolder()
  const before = await open(folder)
  const token = await signAccessToken(names, before, now)

  await rotateTokenKey(folder, now)
  const after = await open(folder)

  expect(after.kid).not.toBe(before.kid)
  expect(readAccessToken(token, after, minutesLater(14))).toEqual(names)
  expect(readAccessToken(await signAccessToken(names, after, now), before, now)).toBeUndefined()
  const late = await signAccessToken(names, before, minutesLater(14))
  expect(readAccessToken(late, before, minutesLater(15))).toEqual(names)
  expect(readAccessToken(late, after, minutesLater(15))).toBeUndefined()
  expect(await readFile(fileOf(folder), 'utf8')).not.toContain('\n')
  expect(readAccessToken(token, await open(folder), now)).toBeUndefined()
  await rm(folder, { recursive: true })
})

test('the key of an earlier version, which its backups contain, is rotated at the first start', async () => {
  const folder = await freshFolder()
  const key = randomBytes(32).toString('base64url')
  await mkdir(join(folder, 'secrets'))
  await writeFile(fileOf(folder), key)
  const inBackups = await openTokenKeys(folder, { given: [key], now })
  const token = await signAccessToken(names, inBackups, now)

  const keys = await open(folder)

  expect(keys.kid).not.toBe(inBackups.kid)
  expect(readAccessToken(token, keys, now)).toEqual(names)
  expect(readAccessToken(token, await open(folder), now)).toBeUndefined()
  expect(await readFile(fileOf(folder), 'utf8')).not.toContain(key)
  await rm(folder, { recursive: true })
})

test('the first key of TOKEN_KEY signs, and all of them verify', async () => {
  const [one, two] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64url'))
  const given = (...keys: (string | undefined)[]) =>
    openTokenKeys('/nowhere', { given: keys.filter((key) => key !== undefined), now })
  const [old, both, swapped] = [await given(one), await given(one, two), await given(two, one)]

  expect([both.kid, swapped.kid === old.kid]).toEqual([old.kid, false])
  expect(readAccessToken(await signAccessToken(names, swapped, now), both, now)).toEqual(names)
  expect(readAccessToken(await signAccessToken(names, old, now), swapped, now)).toEqual(names)
  expect(readAccessToken(await signAccessToken(names, swapped, now), old, now)).toBeUndefined()
})
