/** Shows at each link how much waits there, and at a closed group the sum of it. */
export function showWaiting(
  groups: readonly HTMLElement[],
  links: readonly HTMLElement[],
  waiting: Record<string, unknown>,
): void {
  const countOf = ({ dataset, parentElement }: HTMLElement): number =>
    parentElement?.hidden ? 0 : Number(waiting[dataset['waiting'] ?? ''] ?? 0)
  for (const link of links) {
    const count = countOf(link)
    const badge = link.querySelector<HTMLElement>('b')
    if (badge) setCount(badge, count)
    else if (count > 0) setCount(link.appendChild(newBadge()), count)
  }
  for (const group of groups) {
    const badge = group.querySelector<HTMLElement>('summary > b')
    const own = links.filter((link) => group.contains(link))
    if (badge)
      setCount(
        badge,
        own.reduce((sum, link) => sum + countOf(link), 0),
      )
  }
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
  words.textContent = ' waiting'
  badge.replaceChildren(count > 99 ? '99+' : String(count), words)
}
