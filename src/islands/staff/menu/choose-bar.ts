import { store } from '../../../lib/browser/browser-storage.ts'
import { barKey } from '../../../lib/browser/clear-storage.ts'
import { staffWords } from '../messages.ts'
import { mostInBar } from './kept-menu.ts'

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  changes: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), changes)
  element.append(...children)
  return element
}

/** Asks which sections the bar of a phone has: up to four, kept on this device. */
export function chooseBar(nav: HTMLElement): void {
  const shown = [...nav.querySelectorAll<HTMLAnchorElement>('.staff-nav li:not([hidden]) > a')]
  const inBar = [...nav.querySelectorAll('.staff-bar a')].map((link) => link.getAttribute('href'))
  const boxes = shown.map((link) => {
    const value = link.getAttribute('href') ?? ''
    return make('input', { type: 'checkbox', value, checked: inBar.includes(value) })
  })
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value)
  const limit = () => {
    const isFull = chosen().length >= mostInBar
    for (const box of boxes) box.disabled = isFull && !box.checked
  }
  const rows = boxes.map((box, at) =>
    make('label', { className: 'choice' }, box, shown[at]?.querySelector('span')?.textContent ?? ''),
  )
  const save = make('button', { className: 'btn btn-primary', type: 'submit' }, staffWords.save)
  const cancel = make('button', { className: 'btn', type: 'button' }, staffWords.cancel)
  const title = make('h2', { id: 'choose-bar' }, staffWords.inBar)
  const hint = make('p', { className: 'hint' }, staffWords.inBarHint({ most: mostInBar }))
  const acts = make('p', { className: 'staff-dialog-acts' }, cancel, save)
  const form = make('form', { className: 'grid gap-1', method: 'dialog' }, title, hint, ...rows, acts)
  const dialog = make('dialog', { className: 'dialog' }, form)
  dialog.setAttribute('aria-labelledby', title.id)
  form.addEventListener('change', limit)
  form.addEventListener('submit', () => store(barKey, JSON.stringify(chosen())))
  cancel.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    // The sheet with the button that opened it is closed.
    nav.querySelector<HTMLElement>('.staff-bar button')?.focus()
  })
  document.body.append(dialog)
  limit()
  dialog.showModal()
}
