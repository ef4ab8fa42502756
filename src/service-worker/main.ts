import { answerAsset } from './assets.ts'
import { answerList, isCachedCall } from './lists.ts'
import { openNotice, showNotice } from './notices.ts'
import {
  answerChoice,
  answerPage,
  cacheOpenPages,
  cacheShell,
  dropOldBuilds,
  dropOtherLanguages,
} from './pages.ts'
import { answerPicture } from './pictures.ts'
import { answerSound } from './sounds.ts'
import { type FetchEvent, scope } from './worker-scope.ts'

/*
 * The service worker: makes pages that were read readable without a network (docs/architecture.md, Offline), and shows notifications. Built by
 * integrations/service-worker.ts into /sw.js. It takes over at once: every page finds the assets of its own build, by name.
 */

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheShell())
  void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate(): Promise<void> {
  // The request of a navigation leaves while the worker starts: half a second on a small phone.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
  await cacheOpenPages()
  await dropOtherLanguages()
  await dropOldBuilds()
}

scope.addEventListener('fetch', (event) => {
  const answer = choose(event)
  if (answer) event.respondWith(answer)
})

scope.addEventListener('push', (event) => event.waitUntil(showNotice(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))

/** Writes, parts of recordings, live streams and all that no rule names go to the network untouched. */
function choose(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isSound = origin === location.origin && request.destination === 'audio'
  if (request.method === 'GET' && isSound) return answerSound(request)
  if (request.method !== 'GET' || request.headers.has('Range')) return
  if (isCachedCall(request)) return answerList(event)
  if (origin !== location.origin || /^\/backend\//.test(pathname)) return
  if (request.mode === 'navigate' && pathname.startsWith('/_language/')) return answerChoice(event)
  if (request.mode === 'navigate') return /\.\w+$/.test(pathname) ? undefined : answerPage(event)
  if (pathname.startsWith('/_astro/')) return answerAsset(event)
  if (request.destination === 'image') return answerPicture(event)
  return undefined
}
