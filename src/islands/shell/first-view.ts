import { applyOnChange } from '../../lib/apply-on-change.ts'
import { paintDevice } from '../../lib/paint-device.ts'
import { rememberSheet } from '../../lib/sheet-cookie.ts'

/* What a first view lacks (server/pages/first-view.ts). */

/** A newcomer's page has no script in its head: what that does happens here. */
export function takeOverDevice(): void {
  if (!document.documentElement.dataset['theme']) applyOnChange(paintDevice)
}

/**
 * Adds the whole style sheet to a page that has only the rules that it uses. A cookie then tells the server that this browser
 * has the sheet. After a network error the next page is a first view again.
 */
export function addStyleSheet(): void {
  const href = document.querySelector<HTMLElement>('[data-sheet]')?.dataset['sheet']
  if (!href) return
  const onload = () => rememberSheet(href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload }))
}
