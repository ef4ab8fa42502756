import { expect } from 'vitest'
import type { SongAnswer, SongForm } from '../../src/lib/contract/services/song.ts'
import { openChurch } from './church.ts'
import { holdDuty } from './hold-duty.ts'

/** A song of the public domain in two languages, with a chorus. */
export const newSong: Omit<SongForm, 'version'> = {
  title: 'Ɔdɔ Kɛseɛ',
  titles: [{ language: 'en', title: 'Great Love' }],
  authors: 'Test Author (1700–1780)',
  ...{ songbook: 'MHB 12', key: 'G', tempo: 90, time: '4/4', themes: ['Love'] },
  ...{ scripture: '1 John 4:8', copyright: '', licence_number: '', is_public_domain: true },
  parts: [
    {
      ...{ kind: 'verse', number: 1, language: 'en' },
      lines: '[G]Love is [C]great\n[G]Love is [D7]wide\nand [Em]never ends\nit [C]stays [G]here',
    },
    { kind: 'verse', number: 1, language: 'tw', lines: '[G]Ɔdɔ yɛ [C]kɛseɛ' },
    { kind: 'chorus', number: 1, language: 'en', lines: '[G]Sing of it' },
  ],
  part_order: ['verse-1', 'chorus-1', 'verse-1'],
  is_archived: false,
}

/** A song with a copyright. */
export const ownedSong = {
  ...newSong,
  ...{
    title: 'New Song',
    titles: [],
    is_public_domain: false,
    copyright: '2020 Somebody',
    licence_number: '7654321',
  },
}

/** A church on 22 November 2026 with somebody who plans the services, and somebody who serves in a team. */
export async function openSongs(options: Parameters<typeof openChurch>[0] = {}) {
  const church = await openChurch({ now: new Date('2026-11-22T10:00:00Z'), ...options })
  await holdDuty(church, 'newcomer', 'worship')
  // In the sample many serve.
  await church.db.deleteFrom('rota_turn').execute()
  await church.db.deleteFrom('rota_member').execute()
  const [admin, worship, member] = [
    (await church.signIn('admin')).access,
    (await church.signIn('newcomer')).access,
    (await church.signIn('member')).access,
  ]
  const add = async (song: object = newSong) => {
    const { status, body } = await church.post('songs/', song, worship)
    expect([status, body]).toEqual([201, expect.anything()])
    return body as SongAnswer
  }
  /** Takes a member into a team of the rota. */
  const letServe = async (username: string) => {
    const { id: account_id } = await church.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const { id: team_id } = await church.db
      .insertInto('rota_team')
      .values({
        name: 'Singers',
        name_folded: 'singers',
        is_open: 1,
        created_at: church.clock.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await church.db
      .insertInto('rota_member')
      .values({ team_id, account_id, state: 'serves', since: church.clock.now.toISOString() })
      .execute()
  }
  /** The church enters its licence. */
  const license = (song_licence: string) => church.call('PATCH', 'admin/settings/', { song_licence }, admin)
  /** Sends a file to the import. */
  const send = async (name: string, content: string | Uint8Array<ArrayBuffer>, act = 'import') => {
    const form = new FormData()
    form.set('act', act)
    form.set('file', new File([content], name))
    return church.postForm('songs/import/', form, worship)
  }
  /** The bytes of chosen songs as a file. */
  const file = async (body: object, access = worship) => {
    const answer = await church.api.request('/backend/api/songs/files/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      name: answer.headers.get('content-disposition') ?? '',
      bytes: new Uint8Array(await answer.arrayBuffer()),
    }
  }
  return {
    ...{ church, admin, worship, member, add, letServe, license, send, file },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}
