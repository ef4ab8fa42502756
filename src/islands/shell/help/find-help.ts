import { findWords } from '../messages.ts'
import '../every-page/site.ts'
import { searchable } from '../../../lib/text/fold.ts'

/* The search of the page /help: shows the entries that have every word that is typed. It needs no network. */

const field = document.querySelector<HTMLInputElement>('#help-search')
const status = field?.parentElement?.querySelector('[role=status]')
const entries = [...document.querySelectorAll<HTMLElement>('[data-words]')].map((entry) => ({
  entry,
  text: searchable(`${entry.textContent} ${entry.dataset['words']}`),
}))

function show(): void {
  const typed = searchable(field?.value ?? '').split(/\s+/)
  let count = 0
  for (const { entry, text } of entries) {
    entry.hidden = !typed.every((word) => text.includes(word))
    if (!entry.hidden) count += 1
  }
  for (const section of document.querySelectorAll<HTMLElement>('#help-pages section'))
    section.hidden = !section.querySelector('li:not([hidden])')
  if (status)
    status.textContent =
      typed.join('') && (count === 0 ? findWords.nothing : findWords.found({ most: count }))
}

if (field) {
  field.disabled = false
  field.addEventListener('input', show)
}
