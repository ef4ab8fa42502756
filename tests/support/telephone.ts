import { expect } from 'vitest'
import { openArkesel } from '../../src/server/platform/delivery/arkesel.ts'
import { fakeSmsKey } from '../../src/server/platform/delivery/fake/key.ts'
import { openFakeSms } from '../../src/server/platform/delivery/fake/server.ts'
import { type Church, openChurch } from './church.ts'

export const minute = 60_000
export const day = 24 * 60 * minute

/** A church that sends codes to a fake. */
export async function openTelephones({ limits = false } = {}) {
  const fake = await openFakeSms()
  fake.mute()
  const sms = openArkesel({ apiKey: fakeSmsKey, sandbox: false, isFake: true, base: () => fake.url })
  const church = await openChurch({ sms, limits })
  /** All text messages to a number, once everything is sent. */
  const textsTo = async (telephone: string) => {
    await church.background.ended(30_000)
    const book = await (await fetch(`${fake.url}/control/messages`)).json()
    return (book as { data: { to: string; text: string }[] }).data
      .filter(({ to }) => to === telephone.replace(/ /g, '').replace(/^0/, '+233'))
      .map(({ text }) => text)
  }
  const lastCode = async (telephone: string) =>
    /^\d{6}/.exec((await textsTo(telephone)).at(-1) ?? '')?.[0] ?? ''
  const ask = (telephone: string, path = 'auth/telephone-code/', access?: string) =>
    church.post(path, { telephone }, access)
  const requestOf = async (telephone: string, path?: string) => {
    const { status, body } = await ask(telephone, path)
    expect(status).toBe(200)
    return (body as { request: string }).request
  }
  /** Asks for a code and reads the text message. */
  const askFor = async (telephone: string, path?: string) => {
    const request = await requestOf(telephone, path)
    return { request, text_code: await lastCode(telephone) }
  }
  const enter = (given: object) => church.post('auth/telephone-login/', given)
  /** Confirms a number for somebody, whose profile is complete, through the routes. */
  const confirm = async (username: string, telephone: string) => {
    const { access } = await church.signIn(username)
    await completeProfile(church, username)
    const answer = await ask(telephone, 'users/me/telephone/code/', access)
    expect(answer.status).toBe(200)
    const { request } = answer.body as { request: string }
    const given = { request, text_code: await lastCode(telephone) }
    return church.post('users/me/telephone/', given, access)
  }
  const change = async (settings: object) => {
    const { access } = await church.signIn('admin')
    const { body } = await church.get('admin/settings/', access)
    const { version } = body as { version: number }
    const { status } = await church.send(
      'admin/settings/',
      {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
        body: JSON.stringify(settings),
      },
      access,
    )
    expect(status).toBe(200)
  }
  return {
    church,
    fake,
    textsTo,
    lastCode,
    ask,
    requestOf,
    askFor,
    enter,
    confirm,
    change,
    async [Symbol.asyncDispose]() {
      await church[Symbol.asyncDispose]()
      fake.close()
    },
  }
}

/** Gives somebody a profile like the member's. */
export async function completeProfile({ db }: Church, username: string): Promise<void> {
  const idOf = (name: string) =>
    db.selectFrom('account').select('id').where('username', '=', name).executeTakeFirstOrThrow()
  const profile = await db
    .selectFrom('profile')
    .selectAll()
    .where('account_id', '=', (await idOf('member')).id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('profile')
    .values({ ...profile, account_id: (await idOf(username)).id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Another code than this one. */
export const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
