import { findWords } from '../messages.ts'
import type { Hit } from './hit.ts'
import { make } from './parts.ts'

/** The list below the field: options in groups, of which the field names one as active (ARIA, editable combobox with a list). */
export function makeResults(field: HTMLInputElement, chosen: (hit: Hit, event: MouseEvent) => void) {
  const list = make('div', { id: 'find-list', role: 'listbox', 'aria-label': findWords.results })
  let options: HTMLAnchorElement[] = []
  /** Whether the active option was chosen by arrow or pointer, and so stays active. */
  let isChosen = false

  function activate(option: HTMLAnchorElement | undefined): void {
    for (const one of options) one.setAttribute('aria-selected', String(one === option))
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  const active = () => options.find((one) => one.getAttribute('aria-selected') === 'true')

  return {
    list,
    active,
    /** The field alone has the focus: Enter takes what is typed. */
    leave(): void {
      isChosen = false
      activate(undefined)
    },
    /** Moves on by a step, and round at the ends. */
    move(step: 1 | -1): void {
      if (options.length === 0) return
      const now = active()
      const from = now ? options.indexOf(now) : step === 1 ? -1 : 0
      const next = options.at((from + step) % options.length)
      isChosen = true
      activate(next)
      next?.scrollIntoView({ block: 'nearest' })
    },
    /** Shows hits under their headings. `first`: the first is active, unless another one was chosen from the same list. */
    show(hits: readonly Hit[], { first, isSame }: { first: boolean; isSame: boolean }): void {
      if (!isSame) isChosen = false
      const before = isChosen ? active()?.getAttribute('href') : undefined
      options = []
      const groups = [...Map.groupBy(hits, ({ group }) => group)].map(([name, ofGroup], at) =>
        make(
          'div',
          { role: 'group', 'aria-labelledby': `find-group-${at}` },
          make('div', { id: `find-group-${at}`, role: 'presentation', class: 'find-group' }, name),
          ...ofGroup.map(optionOf),
        ),
      )
      list.replaceChildren(...groups)
      field.setAttribute('aria-expanded', String(options.length > 0))
      activate(options.find((one) => one.getAttribute('href') === before) ?? (first ? options[0] : undefined))
    },
  }

  function optionOf(hit: Hit): HTMLAnchorElement {
    const { title, line, href } = hit
    const option = make('a', { id: `find-${options.length}`, role: 'option', tabindex: '-1', href }, title)
    if (line) option.append(make('span', {}, line))
    option.addEventListener('click', (event) => chosen(hit, event))
    option.addEventListener('pointermove', () => {
      isChosen = true
      activate(option)
    })
    options.push(option)
    return option
  }
}
