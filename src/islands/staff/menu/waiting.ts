type Waiting = Readonly<Record<string, unknown>>

const countOf = (waiting: Waiting, { dataset, parentElement }: HTMLElement): number =>
  parentElement?.hidden ? 0 : Number(waiting[dataset['waiting'] ?? ''] ?? 0)

const sumOf = (waiting: Waiting, links: readonly HTMLElement[]): number =>
  links.reduce((sum, link) => sum + countOf(waiting, link), 0)

/** Shows at each link how much waits there, and at a closed group the sum of it. */
export function showWaiting(
  groups: readonly HTMLElement[],
  links: readonly HTMLElement[],
  waiting: Waiting,
): void {
  for (const link of links) {
    const count = countOf(waiting, link)
    const badge = link.querySelector<HTMLElement>('b')
    if (badge) setCount(badge, count)
    else if (count > 0) setCount(link.appendChild(newBadge()), count)
  }
  for (const group of groups) {
    const badge = group.querySelector<HTMLElement>('summary > b')
    const own = links.filter((link) => group.contains(link))
    if (badge) setCount(badge, sumOf(waiting, own))
  }
}

/** Shows at a phone's "More" how much waits in the sections that are not in the bar. */
export function showRest(nav: HTMLElement, links: readonly HTMLAnchorElement[], waiting: Waiting): void {
  const badge = nav.querySelector<HTMLElement>('.staff-bar button > b')
  const inBar = [...nav.querySelectorAll<HTMLAnchorElement>('.staff-bar a')].map(({ href }) => href)
  const others = links.filter(({ href }) => !inBar.includes(href))
  if (badge) setCount(badge, sumOf(waiting, others))
}

function newBadge(): HTMLElement {
  const badge = document.createElement('b')
  badge.className = 'staff-nav-unread'
  return badge
}

function setCount(badge: HTMLElement, count: number): void {
  badge.hidden = count === 0
  const words = document.createElement('span')
  words.className = 'sr-only'
  words.textContent = badge.closest<HTMLElement>('[data-waits]')?.dataset['waits'] ?? ''
  badge.replaceChildren(count > 99 ? '99+' : String(count), words)
}
