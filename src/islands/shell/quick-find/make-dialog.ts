import { findWords } from '../messages.ts'
import { drawIcon, make } from './parts.ts'

/** The dialog of quick find: a combobox, a close button, room for its list, and a line that says how many were found. */
export function makeDialog() {
  const field = make('input', {
    class: 'find-input',
    role: 'combobox',
    autofocus: '',
    maxlength: '100',
    'aria-label': findWords.search,
    'aria-controls': 'find-list',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-describedby': 'find-said',
    placeholder: findWords.placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  })
  const close = make(
    'button',
    { class: 'icon-button', type: 'button', 'aria-label': findWords.close },
    drawIcon('m6 6 12 12M18 6 6 18'),
  )
  const status = make('p', { class: 'find-said', role: 'status', id: 'find-said' })
  const body = make('div', { class: 'find-body' })
  const head = make(
    'div',
    { class: 'find-head' },
    drawIcon('M10 4a6 6 0 1 0 .1 0M14.5 14.5 20 20'),
    field,
    close,
  )
  const dialog = make('dialog', { class: 'find', 'aria-label': findWords.search }, head, body, status)
  close.addEventListener('click', () => dialog.close())
  // Only its backdrop is outside of everything that the dialog holds.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  return { dialog, field, body, status }
}
