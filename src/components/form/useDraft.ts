import { type RefObject, useCallback, useEffect } from 'react'
import { readJson, store } from '../../lib/browser-storage.ts'
import { draftKey } from '../../lib/drafts.ts'

type Draft = { restore: () => void; forget: () => void }

/** Neither what is nobody else's business (a password that is shown is of another type), nor what a script cannot put back. */
const kept = '[name]:not([autocomplete$="password"], [type="file"], [type="hidden"], [readonly])'

/**
 * Keeps what is typed in this tab, through a reload, an expired session and the way to the login and back. Never
 * passwords or files, nor what nobody changed: a later visit has newer values for it. `restore` once more when a list of
 * choices has come; `forget` when it has been sent.
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
    // Stays: a form that has left the page may hear, too, that it was not sent.
    fields.addEventListener('input', () => {
      // What is typed after one was sent is the next one.
      fields.removeAttribute('data-sent')
      keep()
    })
    // A refused renewal clears all storage and leads away: the last act here is to keep what was typed.
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [form, key])

  const restore = useCallback(() => {
    if (form.current) putBack(form.current, key)
  }, [form, key])

  function forget(): void {
    form.current?.setAttribute('data-sent', '')
    keepFields(key, [])
  }

  return { restore, forget }
}

function write(key: string, form: HTMLFormElement): void {
  if (form.hasAttribute('data-sent')) return
  const changed = fieldsOf(form).filter((field) => isChanged(field) && (!isTick(field) || field.checked))
  keepFields(key, changed)
}

/** Where the browser stores nothing there is no draft. */
function keepFields(key: string, fields: Field[]): void {
  const words = fields.map(({ name, value }) => [name, value])
  store(key, words.length > 0 ? JSON.stringify(words) : undefined, 'tab')
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
    else put(field, value)
  }
}

/** A choice whose list has not come yet is not taken, and the browser would choose another one. */
function put(field: Field, value: string): void {
  const before = field.value
  field.value = value
  if (field.value !== value) field.value = before
}

function read(key: string): Map<string, string> {
  const found = readJson(key, 'tab')
  return new Map(Array.isArray(found) ? found.filter(isWord) : [])
}

const isWord = (found: unknown): found is [string, string] =>
  Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === 'string')

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type)

/** It differs from what the form began with. Of a list that is what its HTML selects, else the first. */
function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if ('defaultValue' in field) return field.value !== field.defaultValue
  return field.selectedOptions[0] !== (field.querySelector('[selected]') ?? field.options[0])
}

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>(kept)]
