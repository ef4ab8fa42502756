/*
 * The types of a service worker that this one uses. TypeScript's own (lib.webworker) cannot stand beside those of the DOM, which
 * the pages need.
 */

type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  /** The page that asks; '' for the navigation to a page. */
  clientId: string
  /** The response of a navigation preload; undefined for other requests. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** A message of a push service. */
export type PushMessage = ExtendableEvent & { data: { json: () => unknown } | null }

/** A press of a notification: `action` is '' for the notification itself. */
export type NotificationClick = ExtendableEvent & {
  action: string
  notification: { close: () => void; data: { page?: unknown; stop?: unknown } | null }
}

type Client = {
  url: string
  postMessage: (message: unknown) => void
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}

type NotificationAction = { action: string; title: string }
type Shown = NotificationOptions & { actions: NotificationAction[] }

type Scope = {
  skipWaiting: () => Promise<void>
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    update: () => Promise<unknown>
    showNotification: (title: string, options: Shown) => Promise<void>
  }
  clients: {
    claim: () => Promise<void>
    openWindow: (url: string) => Promise<unknown>
    get: (id: string) => Promise<Client | undefined>
    matchAll: (options: { includeUncontrolled: boolean; type: 'window' }) => Promise<Client[]>
  }
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'push', listener: (event: PushMessage) => void): void
    (type: 'notificationclick', listener: (event: NotificationClick) => void): void
  }
}

/** The global scope, which the DOM's types take for a window. */
export const scope = globalThis as unknown as Scope

/** Shows a page a line about what it is made of (islands/shell/service-worker-messages.ts). */
export async function tell(clientId: string, words: string): Promise<void> {
  const page = await scope.clients.get(clientId)
  page?.postMessage(words)
}
