import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { list, type ReadEntry } from 'tar'
import { describe, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { openTokenKeys } from '../../../src/server/accounts/accounts/sessions/keys.ts'
import { newIdentity } from '../../../src/server/app/backup/encryption.ts'
import { makeBackup } from '../../../src/server/app/backup/make.ts'
import { restoreBackup } from '../../../src/server/app/backup/restore.ts'
import { sourceOf } from '../../../src/server/app/backup/source.ts'
import { createArchive } from '../../../src/server/app/backup/write-archive.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { decryptAge } from '../../support/age.ts'
import { emptyTables } from '../../support/empty-tables.ts'
import { post } from '../../support/processes.ts'
import { freshFolder, makeClosedChurch, ownNode, startServer } from '../../support/server.ts'

/* G7: a backup contains no signing key, and an encrypted backup opens with its own key only. */

async function openSmall() {
  const folder = await freshFolder()
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'media/avatars'), { recursive: true })
  await writeFile(join(dataDir, 'church.db'), await emptyTables())
  await writeFile(join(dataDir, 'media/avatars/face.webp'), randomBytes(300_000))
  await openTokenKeys(dataDir, { now: new Date() })
  const key = (await readFile(join(dataDir, 'secrets/access-token.key'), 'utf8')).split(' ')[0] ?? ''
  return {
    folder,
    dataDir,
    key,
    source: sourceOf(readSettings({ DATA_DIR: dataDir })),
    archive: join(folder, 'church.tar'),
    empty: join(folder, 'restored'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

const namesOf = async (bytes: Buffer, folder: string) => {
  const names: string[] = []
  const file = join(folder, 'plain.tar')
  await writeFile(file, bytes)
  await list({ file, strict: true, onReadEntry: (entry: ReadEntry) => names.push(entry.path) })
  return names
}

describe('G7: a backup', () => {
  test('contains no signing key, neither as a file nor in its bytes', async () => {
    await using church = await openSmall()

    await makeBackup(church.source, church.archive)

    const bytes = await readFile(church.archive)
    expect(await namesOf(bytes, church.folder)).toEqual([
      'media/avatars/face.webp',
      'church.db',
      'manifest.json',
    ])
    expect(bytes.includes(church.key)).toBe(false)
    expect(bytes.includes(Buffer.from(church.key, 'base64url'))).toBe(false)
  })

  test('of an earlier version that contains a signing key is restored without it', async () => {
    await using church = await openSmall()
    {
      await using old = await createArchive(church.archive)
      await old.add('secrets/access-token.key', join(church.dataDir, 'secrets/access-token.key'))
      await old.add('church.db', join(church.dataDir, 'church.db'))
      await old.finish({ made_at: '2026-11-21', notes: [] })
    }

    await restoreBackup(church.archive, church.empty)

    expect(await readdir(church.empty)).toEqual(['church.db'])
  })

  test('that is restored accepts earlier refresh tokens and no earlier access token', async () => {
    await using server = await startServer()
    const { dataDir } = server
    const signedIn = await post(server, 'auth/login/', {
      username: 'member',
      password: demonstrationPassword,
    })
    const { access, refresh } = (await signedIn.json()) as Record<'access' | 'refresh', string>
    const archive = join(dataDir, 'backups/one.tar')
    const run = (dir: string, ...words: string[]) =>
      promisify(execFile)(ownNode(), ['dist/server/backup.js', ...words], {
        env: { ...process.env, DATA_DIR: dir },
      })
    await run(dataDir, 'backup', archive)
    await server.kill('SIGTERM')
    const restored = join(dataDir, 'restored')
    await run(restored, 'restore', archive)

    await using again = await startServer({ dataDir: restored })
    const me = await fetch(`${again.url}/backend/api/users/me/`, {
      headers: { Authorization: `Bearer ${access}` },
    })
    const renewed = await post(again, 'auth/refresh/', { refresh })

    expect([me.status, renewed.status]).toEqual([401, 200])
    await again.kill('SIGTERM')
  }, 60_000)
})

describe('G7: an encrypted backup', () => {
  test('is an age file with the parts of a plain backup', async () => {
    await using church = await openSmall()
    const { identity, recipient } = await newIdentity()

    const made = await makeBackup(church.source, church.archive, [recipient])

    const bytes = await readFile(church.archive)
    expect(bytes.toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n')
    expect(bytes.includes('manifest.json')).toBe(false)
    const plain = decryptAge(bytes, identity)
    expect(await namesOf(plain, church.folder)).toHaveLength(made.parts + 1)
    expect((await stat(church.archive)).mode & 0o777).toBe(0o600)
    await restoreBackup(church.archive, church.empty, [identity])
    const face = 'media/avatars/face.webp'
    expect(await readFile(join(church.empty, face))).toEqual(await readFile(join(church.dataDir, face)))
    expect((await readdir(church.folder)).sort()).toEqual(['church.tar', 'data', 'plain.tar', 'restored'])
  })

  test('opens neither without its key nor with another, nor when it was changed or cut off', async () => {
    await using church = await openSmall()
    const { identity, recipient } = await newIdentity()
    const other = await newIdentity()
    await makeBackup(church.source, church.archive, [recipient])
    const whole = await readFile(church.archive)
    const changed = Buffer.from(whole)
    changed[200_000] = (changed[200_000] ?? 0) ^ 1
    const restore = (identities: string[]) => restoreBackup(church.archive, church.empty, identities)

    await expect(restore([])).rejects.toThrow(/is encrypted.*--identity/)
    await expect(restore([other.identity])).rejects.toThrow(/does not open this backup/)
    await expect(restore(['AGE-SECRET-KEY-1WRONG'])).rejects.toThrow(/does not open this backup/)
    for (const bytes of [
      changed,
      whole.subarray(0, 250_000),
      whole.subarray(0, -1),
      whole.subarray(0, 100),
    ]) {
      await writeFile(church.archive, bytes)
      await expect(restore([identity])).rejects.toThrow(/broken|cut off/)
      expect(await readdir(church.empty)).toEqual([])
    }
  })

  test('for several public keys opens with each of them, and a mistyped key is refused', async () => {
    await using church = await openSmall()
    const pairs = [await newIdentity(), await newIdentity()]
    await makeBackup(
      church.source,
      church.archive,
      pairs.map(({ recipient }) => recipient),
    )
    const whole = await readFile(church.archive)

    const [one, two] = pairs.map(({ identity }) =>
      createHash('sha256').update(decryptAge(whole, identity)).digest('hex'),
    )
    const mistyped = pairs[0]?.recipient.replace(/.$/, (letter) => (letter === 'q' ? 'p' : 'q')) ?? ''

    expect(one).toBe(two)
    const next = join(church.folder, 'next.tar')
    await expect(makeBackup(church.source, next, [mistyped])).rejects.toThrow(/no public key of age/)
    expect(await readdir(church.folder)).not.toContain('next.tar')
  })

  test('is made and restored without holding a large file in memory', async () => {
    await using church = await openSmall()
    const key = join(church.folder, 'church.key')
    const run = async (dataDir: string, env: Record<string, string>, ...words: string[]) => {
      const measure = `import { writeFileSync } from 'node:fs'
        process.on('exit', () => writeFileSync(process.env.PEAK, String(process.resourceUsage().maxRSS)))`
      const { stdout } = await promisify(execFile)(
        ownNode(),
        [
          '--import',
          `data:text/javascript,${encodeURIComponent(measure)}`,
          'dist/server/backup.js',
          ...words,
        ],
        { env: { ...process.env, ...env, DATA_DIR: dataDir, PEAK: join(church.folder, 'peak') } },
      )
      return { stdout, megabytes: Number(await readFile(join(church.folder, 'peak'), 'utf8')) / 1024 }
    }
    const { stdout } = await run(church.dataDir, {}, 'keygen', key)
    const env = { BACKUP_RECIPIENT: /BACKUP_RECIPIENT=(age1\w+)/.exec(stdout)?.[1] ?? '' }
    const small = await run(church.dataDir, env, 'backup', church.archive)
    await writeLarge(join(church.dataDir, 'media/large.mp4'))
    const large = join(church.folder, 'large.tar')

    const made = await run(church.dataDir, env, 'backup', large)
    const back = await run(church.empty, {}, 'restore', large, '--identity', key)

    expect((await stat(key)).mode & 0o777).toBe(0o600)
    expect(made.stdout).toContain(`encrypted to ${env.BACKUP_RECIPIENT}`)
    expect((await stat(join(church.empty, 'media/large.mp4'))).size).toBe(megabytes * 1024 * 1024)
    for (const { megabytes: peak } of [made, back]) expect(peak).toBeLessThan(small.megabytes + megabytes / 2)
  }, 120_000)
})

test('G7: the nightly backup is encrypted, too, and counts towards the number of backups that are kept', async () => {
  const dataDir = await freshFolder()
  await makeClosedChurch(dataDir)
  const { identity, recipient } = await newIdentity()
  const backups = join(dataDir, 'backups')
  await mkdir(backups)
  for (const day of ['11', '12']) await writeFile(join(backups, `asore-2026-01-${day}T03-00-00Z.tar`), '')

  await using nightly = await startServer({ dataDir, env: { BACKUPS: '2', BACKUP_RECIPIENT: recipient } })
  await expect.poll(() => nightly.output(), { timeout: 20_000 }).toContain('The backup of the day is made.')
  await nightly.kill('SIGTERM')

  const names = (await readdir(backups)).sort()
  expect(names).toEqual(['asore-2026-01-12T03-00-00Z.tar', expect.stringMatching(/^asore-.*Z\.tar\.age$/)])
  const plain = decryptAge(await readFile(join(backups, names[1] ?? '')), identity)
  expect(await namesOf(plain, dataDir)).toContain('church.db')
  await rm(dataDir, { recursive: true })
}, 60_000)

const megabytes = 160

async function writeLarge(file: string): Promise<void> {
  await using handle = await open(file, 'w')
  const block = randomBytes(1024 * 1024)
  for (let at = 0; at < megabytes; at++) await handle.write(block)
}
