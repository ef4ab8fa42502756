import { type RefObject, useCallback, useEffect } from 'react'
import { draftKey } from '../../lib/drafts.ts'

type Draft = { restore: () => void; forget: () => void }

/** What is written here is nobody else's business, or cannot be put back by a script. */
const unkept = new Set(['password', 'file', 'hidden'])

/**
 * Keeps what is typed in this tab, through a reload, an expired session and the way to the login and back. Never
 * passwords or files. `restore` once more when a list of choices has come; `forget` when it has been sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): Draft {
  const key = draftKey(name)

  useEffect(() => {
    const fields = form.current
    if (!fields) return
    putBack(fields, key)
    // Says that it is awake, too: what could not be sent may be offered again (shell/send-later.ts).
    fields.dataset.draft = key
    const keep = () => write(key, fields)
    const begin = () => {
      // What is typed after one was sent is the next one.
      fields.removeAttribute('data-sent')
      keep()
    }
    fields.addEventListener('input', begin)
    // A refused renewal clears all storage and leads away: the last act here is to keep what was typed.
    addEventListener('pagehide', keep)
    return () => {
      fields.removeEventListener('input', begin)
      removeEventListener('pagehide', keep)
    }
  }, [form, key])

  const restore = useCallback(() => {
    if (form.current) putBack(form.current, key)
  }, [form, key])

  function forget(): void {
    form.current?.setAttribute('data-sent', '')
    try {
      sessionStorage.removeItem(key)
    } catch {
      // storage refused by the browser: there was no draft
    }
  }

  return { restore, forget }
}

function write(key: string, form: HTMLFormElement): void {
  if (form.hasAttribute('data-sent')) return
  const kept = fieldsOf(form).filter((field) => !isTick(field) || field.checked)
  try {
    sessionStorage.setItem(key, JSON.stringify(kept.map(({ name, value }) => [name, value])))
  } catch {
    // storage refused by the browser: there is no draft
  }
}

function putBack(form: HTMLFormElement, key: string): void {
  const draft = read(key)
  const fields = fieldsOf(form)
  // Typed or chosen since the page came, perhaps before its scripts: newer than any draft.
  for (const { name } of fields.filter(isChanged)) draft.delete(name)
  for (const field of fields) {
    const value = draft.get(field.name)
    if (value === undefined) continue
    if (isTick(field)) field.checked = field.value === value
    else field.value = value
  }
}

function read(key: string): Map<string, string> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return new Map(Array.isArray(found) ? found : [])
  } catch {
    return new Map() // storage refused, or a broken draft
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type)

/** A choice of a list has no default to compare with: the browser chooses one of its own. */
const isChanged = (field: Field): boolean =>
  isTick(field)
    ? field.checked !== field.defaultChecked
    : 'defaultValue' in field && field.value !== field.defaultValue

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]')].filter(
    (field) => !unkept.has(field.type) && !(field instanceof HTMLInputElement && field.readOnly),
  )
}
