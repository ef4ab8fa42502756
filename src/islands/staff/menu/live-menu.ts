import { readWorkspace } from '../../../lib/api/settings/workspace.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { store } from '../../../lib/browser/browser-storage.ts'
import { workspaceKey } from '../../../lib/browser/clear-storage.ts'
import { readAccount } from '../../../stores/member.ts'
import { waitingEvent } from './kept-menu.ts'

/* What the menu of the workspace gets after the first paint: what waits, its search, and the choice of a phone's bar. */

/** A change of the section asks again after this time, in milliseconds. */
const often = 30_000

let requests = 0

/** Asks what waits, and keeps it on the device; the menu follows the storage (place-menu.ts). */
async function refresh(): Promise<void> {
  requests = Date.now()
  const username = readAccount()?.username
  try {
    const workspace = await readWorkspace()
    if (readAccount()?.username === username) store(workspaceKey, JSON.stringify({ username, ...workspace }))
  } catch (error) {
    logUnlessUnknown(error)
  }
}

/** Starts the menu of a page. */
export function startMenu(nav: HTMLElement): void {
  void refresh()
  addEventListener(waitingEvent, () => void refresh())
  addEventListener('hashchange', () => {
    if (Date.now() - requests > often) void refresh()
  })
  for (const control of nav.querySelectorAll<HTMLInputElement | HTMLButtonElement>(':disabled'))
    control.disabled = false
  nav
    .querySelector('input')
    ?.addEventListener(
      'input',
      () => void import('./find-sections.ts').then(({ findSections }) => findSections(nav)),
    )
  nav
    .querySelector('.staff-nav-choose button')
    ?.addEventListener('click', () => void import('./choose-bar.ts').then(({ chooseBar }) => chooseBar(nav)))
}
