import type { Notice } from '../lib/contract/messages/push.ts'
import { workerWords } from '../lib/texts/messages/service-worker.ts'
import { type NotificationClick, type PushMessage, scope } from './worker-scope.ts'

const list = '/my-messages'

/** Shows what the church sent. A browser that gets a message has to show one, even if it cannot be read. */
export async function showNotice({ data }: PushMessage): Promise<void> {
  const { title, body, page, stop } = readNotice(data)
  await scope.registration.showNotification(title, {
    body,
    icon: '/icons/192.png',
    tag: page,
    data: { page, stop },
    actions: [{ action: 'stop', title: workerWords.stop }],
  })
}

function readNotice(data: PushMessage['data']): Notice {
  const plain = { title: workerWords.message, body: '', page: list, stop: list }
  try {
    const body = data?.json()
    return typeof body === 'object' && body !== null ? { ...plain, ...body } : plain
  } catch {
    return plain
  }
}

/** Opens the page of a notification, or goes to it where it is open already. */
export async function openNotice({ action, notification }: NotificationClick): Promise<void> {
  notification.close()
  const { page, stop } = notification.data ?? {}
  const address = ownAddress(action === 'stop' ? stop : page)
  const pages = await scope.clients.matchAll({ includeUncontrolled: false, type: 'window' })
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname)
  if (!open) return void (await scope.clients.openWindow(address.href))
  await open.focus()
  await open.navigate(address.href)
}

/** An address inside this site; the list of messages for any other. */
function ownAddress(address: unknown): URL {
  const url = new URL(typeof address === 'string' ? address : list, location.origin)
  return url.origin === location.origin ? url : new URL(list, location.origin)
}
