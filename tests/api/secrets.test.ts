import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSecrets } from '../../src/server/http/secrets.ts'
import { freshFolder } from '../support/server.ts'

test('the key that signs sessions is made once, for the process’s own eyes', async () => {
  const folder = await freshFolder()

  await openSecrets(folder)
  const first = await readFile(join(folder, 'secrets/access-token.key'), 'utf8')
  await openSecrets(folder)

  expect(await readFile(join(folder, 'secrets/access-token.key'), 'utf8')).toBe(first)
  expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  expect((await stat(join(folder, 'secrets/access-token.key'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700)
  expect(await readdir(join(folder, 'secrets'))).toEqual(['access-token.key'])
  await rm(folder, { recursive: true })
})

test('a broken key stops the start and is not replaced', async () => {
  const folder = await freshFolder()
  await openSecrets(folder)
  await writeFile(join(folder, 'secrets/access-token.key'), 'half')

  await expect(openSecrets(folder)).rejects.toThrow(/access-token\.key is broken/)
  expect(await readFile(join(folder, 'secrets/access-token.key'), 'utf8')).toBe('half')
  await rm(folder, { recursive: true })
})
