import { answeredEvent } from '../../../lib/api/api-error.ts'
import { refreshWorkspace } from './refresh-workspace.ts'

/* What the menu of the workspace gets after the first paint: what waits, its search, and the choice of a phone's bar. */

/** A change of the section asks again after this time, in milliseconds. */
const often = 30_000

/** Several writes one after the other ask once, this time after the first, in milliseconds. */
const soon = 1_000

let refreshedAt = 0
let isDue = false

function refresh(): void {
  refreshedAt = Date.now()
  isDue = false
  void refreshWorkspace()
}

/** Starts the menu of a page. */
export function startMenu(nav: HTMLElement): void {
  refresh()
  addEventListener(answeredEvent, () => {
    if (isDue) return
    isDue = true
    setTimeout(refresh, soon)
  })
  addEventListener('hashchange', () => {
    if (Date.now() - refreshedAt > often) refresh()
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
