import { allSections } from '../../../lib/workspace/sections.ts'

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const searched = new Map(allSections.map(({ address, name, words }) => [address, plain(`${name} ${words}`)]))

/** Shows the sections of the menu whose name or other words have all that is typed in its search field. */
export function findSections(nav: HTMLElement): void {
  const typed = plain(nav.querySelector('input')?.value ?? '')
    .split(/\s+/)
    .filter(Boolean)
  for (const group of nav.querySelectorAll('details')) {
    const links = [...group.querySelectorAll('a')]
    for (const link of links) {
      const words = `${plain(link.textContent)} ${searched.get(link.getAttribute('href') ?? '')}`
      link.classList.toggle('hidden', !typed.every((word) => words.includes(word)))
    }
    const isFound = links.some(
      ({ classList, parentElement }) => !classList.contains('hidden') && !parentElement?.hidden,
    )
    group.classList.toggle('hidden', !isFound)
    if (typed.length === 0) continue
    // Several groups may have something of what is typed.
    group.name = ''
    group.open = isFound
  }
}
