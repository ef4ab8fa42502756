import { ECDH } from 'node:crypto'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import type webPush from 'web-push'
import type { Notice } from '../../../../lib/contract/messages/push.ts'
import type { Settings } from '../../config.ts'
import { isLoopback } from '../../net/loopback.ts'
import { lookupPublic, notPublic } from '../../net/public-address.ts'
import type { PushKeys } from './keys.ts'

/** A browser's subscription with its push service. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/**
 * What a push service has said of one notification. `gone`: the subscription has ended. `busy`: it was not taken, and may be sent again.
 * `no answer`: nobody knows.
 */
export type Pushed = 'taken' | 'gone' | 'refused' | 'busy' | 'no answer'

export type PushSender = {
  publicKey: string
  /** Whether a subscription's address may be called, and its key can encrypt. */
  accepts(subscription: Subscription): boolean
  /** Sends a notification to one device, once. Never throws. */
  send(subscription: Subscription, notice: Notice): Promise<Pushed>
}

/** How long one call may take, in milliseconds. */
const timeout = 8_000

/** How long a push service keeps a notification for a device that is off, in seconds. */
const timeToLive = 3 * 86_400

type Given = Pick<Settings, 'PUBLIC_SITE_URL' | 'MAIL_FROM' | 'PUSH_LOOPBACK'>

/**
 * Opens what sends notifications (Web Push, RFC 8030). The address of a subscription comes from a browser, so that it is called only over
 * https, on its usual port, and at public addresses; `PUSH_LOOPBACK` lets tests call this machine.
 */
export function openPush({ publicKey, privateKey }: PushKeys, settings: Given): PushSender {
  const vapidDetails = { subject: subjectOf(settings), publicKey, privateKey }
  const mayCall = (endpoint: string) => isAllowed(endpoint, settings.PUSH_LOOPBACK)
  return {
    publicKey,
    accepts: ({ endpoint, p256dh }) => mayCall(endpoint) && isPoint(p256dh),
    async send({ endpoint, p256dh, auth }, notice) {
      if (!mayCall(endpoint)) return 'refused'
      try {
        const { generateRequestDetails } = (await import('web-push')).default
        const made = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
          vapidDetails,
          TTL: timeToLive,
          urgency: 'normal',
        })
        return readAnswer(await post(endpoint, made))
      } catch {
        return 'refused'
      }
    },
  }
}

/** The VAPID subject, by which a push service can contact the sender. Apple refuses one that is neither https nor an address. */
function subjectOf({ PUBLIC_SITE_URL: site, MAIL_FROM }: Given): string {
  if (site?.startsWith('https:')) return new URL(site).origin
  return `mailto:${/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim()}`
}

function isAllowed(endpoint: string, loopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (loopback && isLoopback(hostname)) return true
  const isName = hostname.includes('.') && !hostname.startsWith('[') && !isIP(hostname)
  return protocol === 'https:' && port === '' && isName && username + password === ''
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/** `reached` is false where no connection was made, so that no byte can have arrived. */
type Called = { status: number; code: string; reached: boolean }

/** Posts to a push service. Never throws: a time-out or a broken line is status 0. */
function post(endpoint: string, { headers, body }: webPush.RequestDetails): Promise<Called> {
  const address = new URL(endpoint)
  const isOwn = isLoopback(address.hostname)
  const ask = address.protocol === 'https:' ? request : requestPlain
  return new Promise((resolve) => {
    const call = ask(address, {
      method: 'POST',
      headers: { ...headers },
      signal: AbortSignal.timeout(timeout),
      ...(!isOwn && { lookup: lookupPublic }),
    })
    let reached = false
    call.on('socket', (socket) => {
      // A connection of an earlier call is made already.
      reached = !socket.connecting
      socket.once('connect', () => {
        reached = true
      })
    })
    call.on('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, code: '', reached: true })
    })
    call.on('error', ({ code = '' }: NodeJS.ErrnoException) => resolve({ status: 0, code, reached }))
    call.end(body)
  })
}

function readAnswer({ status, code, reached }: Called): Pushed {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  if (code === notPublic) return 'refused'
  if (status === 429 || !reached) return 'busy'
  // A redirect is never followed.
  if (status >= 300 && status < 500) return 'refused'
  return 'no answer'
}
