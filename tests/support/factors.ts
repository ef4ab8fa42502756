import { generate } from 'otplib'
import { expect } from 'vitest'
import { demonstrationPassword } from '../../src/content/people.ts'
import { openAuthenticator } from './authenticator.ts'
import type { Church } from './church.ts'

/** The code that an app shows `later` milliseconds after the time of the church's clock. */
export const codeOf = ({ clock }: Church, secret: string, later = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor((clock.now.getTime() + later) / 1000) })

/** Sets an authenticator app up and moves the clock by a minute, so that the current code is unused. */
export async function setUpApp(church: Church, access: string) {
  const begun = await church.post('auth/factors/app/', {}, access)
  const { secret } = begun.body as { secret: string }
  const code = await codeOf(church, secret)
  const { status, body } = await church.post('auth/factors/app/confirm/', { code }, access)
  expect(status).toBe(200)
  church.wait(60_000)
  return { secret, recoveryCodes: (body as { recovery_codes: string[] | null }).recovery_codes ?? [] }
}

/** Registers a passkey of a new authenticator. */
export async function addPasskey(church: Church, access: string, name = 'Phone') {
  const authenticator = openAuthenticator()
  const answer = await church.post('auth/passkeys/options/', {}, access)
  const passkey = authenticator.create(answer.body as { challenge: string })
  const { status, body } = await church.post('auth/passkeys/', { name, passkey }, access)
  expect(status).toBe(201)
  return { authenticator, enrolled: body as { recovery_codes: string[] | null } }
}

/** The challenge that an authenticator has to sign. */
export async function challengeOf(church: Church, path: string, access?: string) {
  const { status, body } = await church.post(path, {}, access)
  expect(status).toBe(200)
  return body as { challenge: string; rpId: string }
}

/** Signs in with the password of the demonstration and a second factor, if one is given. */
export const logIn = (church: Church, more: object = {}, username = 'member') =>
  church.post('auth/login/', { username, password: demonstrationPassword, ...more })
