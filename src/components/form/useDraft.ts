import { type RefObject, useCallback, useEffect, useState } from 'react'
import { readJson, readStored, store } from '../../lib/browser/browser-storage.ts'
import { draftKey } from '../../lib/browser/drafts.ts'
import { readAccount } from '../../stores/member.ts'

export type Draft = { restore: () => void; forget: () => void }

/** Not passwords (matched by autocomplete, as a shown password has another type), nor fields that scripts cannot set. */
const kept = '[name]:not([autocomplete$="password"], [type="file"], [type="hidden"], [readonly])'

/**
 * Stores the form's input for this tab, across a reload, an expired session and a login. Never stores passwords or files, nor
 * unchanged fields, which may have newer values on the next visit. Call `restore` again after a list of options is loaded;
 * call `forget` after the form is sent. Without a name nothing is stored.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined): Draft {
  const key = name && draftKey(name)

  useEffect(() => {
    const fields = form.current
    if (!fields || !key) return
    if (isRestoredByBrowser(fields) && !readStored(key, 'tab')) fields.reset()
    putBack(fields, key)
    // Also marks the form as hydrated, so that an unsent draft can be offered again (islands/shell/outbox/send-later.ts).
    fields.dataset.draft = key
    const keep = () => write(key, fields)
    // The listener is not removed: a form that is no longer on the page may still have a failed submit.
    fields.addEventListener('input', () => {
      // Input after a submit belongs to a new draft.
      fields.removeAttribute('data-sent')
      keep()
    })
    // A refused token renewal clears all storage and redirects: store the draft again before the page is left.
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [form, key])

  const restore = useCallback(() => {
    if (form.current && key) putBack(form.current, key)
  }, [form, key])

  function forget(): void {
    form.current?.setAttribute('data-sent', '')
    if (key) storeFields(key, [])
  }

  return { restore, forget }
}

/** The draft of who is signed in when the form appears, also when the session ends meanwhile. The next user of the tab does not see it. */
export function useOwnDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined): Draft {
  const [owner] = useState(() => readAccount()?.username ?? '')
  return useDraft(form, name && `${name}:${owner}`)
}

/**
 * Whether Back or Forward loaded the page: the browser then restores the form's input, although its author may have signed out. A form
 * with the focus has been typed in since.
 */
function isRestoredByBrowser(form: HTMLFormElement): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'back_forward' && !form.contains(document.activeElement)
}

/** A form that still waits for its fields has nothing to say of them. */
function write(key: string, form: HTMLFormElement): void {
  const fields = fieldsOf(form)
  if (!fields[0] || form.hasAttribute('data-sent')) return
  const changed = fields.filter((field) => isChanged(field) && !isLeft(field))
  storeFields(key, changed)
}

/** Without browser storage there is no draft. */
function storeFields(key: string, fields: Field[]): void {
  const words = fields.map((field) => [field.name, isTick(field) && !field.checked ? '' : field.value])
  store(key, words.length > 0 ? JSON.stringify(words) : undefined, 'tab')
}

function putBack(form: HTMLFormElement, key: string): void {
  const draft = read(key)
  const fields = fieldsOf(form)
  // Fields changed since the page was loaded, even before hydration, are newer than the draft.
  for (const { name } of fields.filter(isChanged)) draft.delete(name)
  for (const field of fields) {
    const value = draft.get(field.name)
    if (value === undefined) continue
    if (isTick(field)) field.checked = field.value === value
    else put(field, value)
  }
}

/** If the option is not loaded yet, keeps the previous value: the browser would change the selection. */
function put(field: Field, value: string): void {
  const before = field.value
  field.value = value
  if (field.value !== value) field.value = before
}

function read(key: string): Map<string, string> {
  const storedJson = readJson(key, 'tab')
  return new Map(Array.isArray(storedJson) ? storedJson.filter(isWord) : [])
}

const isWord = (input: unknown): input is [string, string] =>
  Array.isArray(input) && input.every((part) => typeof part === 'string')

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type)

/** Whether another choice of the same question was taken instead. */
const isLeft = (field: Field): boolean => field.type === 'radio' && !field.matches(':checked')

/** Whether a field differs from its initial value. For a select that is the option with `selected`, else the first. */
function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if ('defaultValue' in field) return field.value !== field.defaultValue
  return field.options[field.selectedIndex] !== (field.querySelector('[selected]') ?? field.options[0])
}

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>(kept)]
