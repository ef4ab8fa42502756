import { churchZone } from '../../../lib/site/this-church.ts'
import { dayAndHour } from '../../../lib/time/day-and-hour.ts'
import { type RecentToast, readRecentToasts } from '../../../lib/toasts/recent-toasts.ts'
import { frameWords } from '../messages.ts'

/* The toasts of this session again, in a dialog. Without React, since the account menu is on pages that have none. */

export function showRecentToasts(): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  dialog.setAttribute('closedby', 'any')
  const title = make('h2', '', frameWords.recentNotifications)
  title.id = 'recent-toasts'
  dialog.setAttribute('aria-labelledby', title.id)
  const head = make('div', 'dialog-head')
  const close = make('button', 'btn btn-quiet', frameWords.close)
  close.addEventListener('click', () => dialog.close())
  head.append(title, close)
  dialog.append(head, list(readRecentToasts()))
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function list(toasts: readonly RecentToast[]): HTMLElement {
  if (toasts.length === 0) return make('p', 'empty', frameWords.noNotifications)
  const all = make('ul', 'grid gap-3')
  all.append(...toasts.map(row))
  return all
}

function row({ kind, text, at }: RecentToast): HTMLElement {
  const item = make('li', `notice notice-${kind}`)
  item.append(make('p', '', text), make('p', 'hint', dayAndHour(new Date(at), churchZone())))
  return item
}

function make(name: string, className: string, words = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.append(words)
  return made
}
