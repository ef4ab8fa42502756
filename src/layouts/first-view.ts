import { readStored, writeCookie } from '../lib/browser-storage.ts'
import { isToastWaiting } from '../lib/toast-event.ts'

/*
 * The script at the end of a first view (server/pages/first-view.ts), whose page has only the rules that its HTML uses. It
 * fetches the whole sheet for the next pages; a cookie then tells the server to link it. This page needs the sheet for what
 * scripts will add: at once, or with the first act. A page with islands has linked it.
 */

const root = document.documentElement
const href = document.querySelector<HTMLElement>('[data-sheet]')?.dataset['sheet'] ?? ''
const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
const apply = () => document.head.append(link)

addEventListener('load', () => void remember())
if (!document.querySelector('body>[rel=stylesheet]')) {
  if (root.dataset['session'] || isToastWaiting() || readStored('asore:playback', 'tab')) apply()
  else for (const act of ['pointerdown', 'keydown']) addEventListener(act, apply, { once: true })
}

/** After a network error the next page counts as a first view again. */
async function remember(): Promise<void> {
  const answer = await fetch(href).catch(() => undefined)
  if (!answer?.ok) return
  await answer.blob()
  writeCookie('asore_sheet', href.split('.')[1] ?? '')
}
