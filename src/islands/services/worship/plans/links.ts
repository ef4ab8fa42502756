type Link = { name: string; address: string }

/** Links as they are typed, one on each line: the name, and the address as its last word. */
export const linesOfLinks = (links: readonly Link[]): string =>
  links.map(({ name, address }) => `${name} ${address}`).join('\n')

/** What was typed as links. A line without an address has it empty, which the form refuses; an address alone is its own name. */
export function linksOfLines(typed = ''): Link[] {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.map((line) => {
    const at = line.lastIndexOf(' ') + 1
    const last = line.slice(at)
    if (!/^https?:\/\//.test(last)) return { name: line, address: '' }
    return { name: line.slice(0, at).trim() || last.slice(0, 120), address: last }
  })
}
