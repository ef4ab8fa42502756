import { ApiError } from '../../../lib/api/api-error.ts'
import { PushDeviceForm } from '../../../lib/contract/messages/push.ts'
import { settingsWords } from './messages.ts'

/*
 * The browser's side of notifications. A subscription belongs to the browser and to the church's key; the server knows whose session it
 * is for.
 */

/** Whether this browser can notify. On an iPhone only a page on the home screen can. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether this page is opened in the browser of an iPhone or iPad, where it has to be on the home screen first. */
export const needsHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches

/** Words for the member, as a refusal of the server has them. */
const cannot = (words: string) => new ApiError(0, words)

/** How long a worker may take to be ready, in milliseconds. */
const timeout = 10_000

/** Asks the member for leave, and the browser for its subscription by the church's key. Throws ApiError. */
export async function subscribe(publicKey: string): Promise<PushDeviceForm> {
  if ((await Notification.requestPermission()) !== 'granted') throw cannot(settingsWords.pushBlocked)
  const { pushManager } = await readyWorker()
  const before = await pushManager.getSubscription()
  if (before && !isOf(before, publicKey)) await before.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const made = await pushManager.subscribe(options).catch((error: unknown) => {
    console.error(error)
    throw cannot(
      Notification.permission === 'denied' ? settingsWords.pushBlocked : settingsWords.pushUnreached,
    )
  })
  const { endpoint, keys } = made.toJSON()
  const read = PushDeviceForm.safeParse({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] })
  if (!read.success) throw cannot(settingsWords.pushUnreached)
  return read.data
}

/** Ends the browser's own subscription. What the server knows of it is forgotten by a call. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeout))
  const worker = await Promise.race([navigator.serviceWorker.ready, late])
  if (!worker) throw cannot(settingsWords.pushNotReady)
  return worker
}

/** Whether a subscription was made by this key of the church. */
function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...key))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
