import { onSessionChange, readTokens } from '../../../stores/session.ts'

const root = document.documentElement
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)

/** Shows the header's part for visitors or for signed-in users, who load what is only theirs. The rest of the header is HTML and CSS. */
function render(): void {
  const signedIn = readTokens() !== undefined
  root.dataset['session'] = signedIn ? 'in' : ''
  if (signedIn) void import('../account.ts')
}

/** The magnifier opens quick find, whose script comes with the first press. So do Ctrl+K, and a slash that is not typed into a field. */
function startFind(magnifier: HTMLElement): void {
  magnifier.onclick = (event) => {
    event.preventDefault()
    import('../quick-find/open-quick-find.ts').then(
      (module) => module.openQuickFind(),
      () => location.assign('/search'),
    )
  }
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, defaultPrevented } = event
    // Editors have a Ctrl+K of their own.
    if (defaultPrevented || (ctrlKey || metaKey ? key !== 'k' : key !== '/' || find(':read-write:focus')))
      return
    event.preventDefault()
    magnifier.click()
  })
}

/** Starts the header: it follows the session, and leads to quick find. */
export function startHeader(): void {
  // A phone in landscape orientation shows the menu in the header; the open sheet would cover it.
  matchMedia('(width >= 48rem)').onchange = () => find('.sheet')?.hidePopover()
  const magnifier = find('[href="/search"]')
  if (magnifier) startFind(magnifier)
  onSessionChange(render)
  render()
}
