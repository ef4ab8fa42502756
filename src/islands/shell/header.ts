import { onSessionChange, readTokens } from '../../stores/session.ts'

const root = document.documentElement
const all = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector)
const account = () => import('./account.ts')

/** Shows the half of the header that fits the session. The rest of it is HTML and CSS. */
function render(): void {
  const signedIn = readTokens() !== undefined
  if (signedIn) root.dataset['session'] = 'in'
  else delete root.dataset['session']
  for (const home of all('[data-home]')) home.setAttribute('href', signedIn ? '/dashboard' : '/')
  if (signedIn) void account().then(({ drawAccount }) => drawAccount())
}

/** Makes the header live: the session's half of it, and Logout. */
export function startHeader(): void {
  // A phone turned on its side has room for the menu in the header: the sheet over it would stay in the way.
  matchMedia('(width >= 48rem)').addEventListener('change', () =>
    document.querySelector<HTMLElement>('.sheet')?.hidePopover(),
  )
  for (const button of all<HTMLButtonElement>('[data-logout]'))
    button.addEventListener('click', () => void account().then(({ logOut }) => logOut(button)))
  onSessionChange(render)
  render()
}
