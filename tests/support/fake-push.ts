import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { importJWK, jwtVerify } from 'jose'
import type { PushDeviceForm } from '../../src/lib/contract/messages/push.ts'

/**
 * What the fake does with a notification, by the first part of the address's path. `busy` refuses the first one to an address;
 * `drop` takes it, and its answer never comes.
 */
export type PushBehaviour = 'taken' | 'slow' | 'gone' | 'busy' | 'refused' | 'broken' | 'drop' | 'moved'

/** A notification that the fake has taken; `key` is the church's VAPID key. */
type FakePush = { path: string; ttl: number; key: string; bytes: number }

const statuses = { taken: 201, slow: 201, gone: 410, busy: 429, refused: 403, broken: 500, moved: 307 }

/**
 * A push service that reaches nobody, on a port of this machine. It checks a call as real ones do (RFC 8030, RFC 8292), and decrypts
 * nothing.
 */
export async function openFakePush({ slow = 300 } = {}) {
  const book: FakePush[] = []
  const faults: string[] = []
  const requested = new Set<string>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request)
    const fault = await faultOf(request, body)
    if (fault) {
      faults.push(fault)
      response.writeHead(400).end(fault)
      return
    }
    const { url: path = '', headers } = request
    const how = path.split('/')[1] as PushBehaviour
    const isAgain = requested.has(path)
    requested.add(path)
    if (how === 'slow') await wait(slow)
    const isTaken = takes(how, isAgain)
    const [, key = ''] = /k=([\w-]+)/.exec(headers.authorization ?? '') ?? []
    if (isTaken) book.push({ path, ttl: Number(headers['ttl']), key, bytes: body.length })
    if (how === 'drop') response.destroy()
    else response.writeHead(isTaken ? 201 : statuses[how], { Location: '/taken/elsewhere' }).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      faults.push(String(error))
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    book,
    faults,
    /** A browser's subscription, with keys of its own. */
    subscribe: (how: PushBehaviour = 'taken', name = randomBytes(6).toString('hex')): PushDeviceForm =>
      subscriptionAt(`${url}/${how}/${name}`),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A subscription at an address. */
export function subscriptionAt(endpoint: string): PushDeviceForm {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url') }
}

const takes = (how: PushBehaviour, isAgain: boolean) =>
  ['taken', 'slow', 'drop'].includes(how) || (how === 'busy' && isAgain)

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** What is wrong with a call; '' for a good one. */
async function faultOf({ method, headers }: IncomingMessage, body: Buffer): Promise<string> {
  if (method !== 'POST') return 'It is not posted.'
  if (!/^\d{1,7}$/.test(String(headers['ttl']))) return 'There is no TTL.'
  if (headers['content-encoding'] !== 'aes128gcm' || body.length < 86) return 'It is not encrypted.'
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  try {
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, jwk, { audience: `http://${headers.host}` })
    const tooLong = (payload.exp ?? Number.POSITIVE_INFINITY) > Date.now() / 1000 + 86_400
    if (tooLong || !/^(mailto:|https:)/.test(payload.sub ?? '')) return 'The token is not that of VAPID.'
    return ''
  } catch (error) {
    return `The token is refused: ${String(error)}`
  }
}
