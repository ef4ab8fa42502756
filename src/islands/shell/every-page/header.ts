import { onSessionChange, readTokens } from '../../../stores/session.ts'

const root = document.documentElement
const all = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector)
const account = () => import('../account.ts')

/** Shows the header's part for visitors or for signed-in users. The rest of the header is HTML and CSS. */
function render(): void {
  const signedIn = readTokens() !== undefined
  if (signedIn) root.dataset['session'] = 'in'
  else delete root.dataset['session']
  for (const home of all('[data-home]')) home.setAttribute('href', signedIn ? '/dashboard' : '/')
  if (signedIn) void account().then(({ drawAccount }) => drawAccount())
}

/** Starts the header: it follows the session, and the Logout buttons work. */
export function startHeader(): void {
  // A phone in landscape orientation shows the menu in the header; the open sheet would cover it.
  matchMedia('(width >= 48rem)').addEventListener('change', () =>
    document.querySelector<HTMLElement>('.sheet')?.hidePopover(),
  )
  for (const button of all<HTMLButtonElement>('[data-logout]'))
    button.addEventListener('click', () => void account().then(({ logOut }) => logOut(button)))
  onSessionChange(render)
  render()
}
