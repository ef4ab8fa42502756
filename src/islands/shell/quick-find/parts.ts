/** An element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** An icon of one stroke, beside or inside what has a name. */
export function drawIcon(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const stroke = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  for (const [name, value] of [
    ['class', 'symbol'],
    ['viewBox', '0 0 24 24'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(name, value)
  stroke.setAttribute('d', path)
  svg.append(stroke)
  return svg
}
