import { useState } from 'react'
import { readJson, store } from '../../../lib/browser/browser-storage.ts'
import { draftKey } from '../../../lib/browser/drafts.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { isSame, type Typed, type TypedChanges, typedOf } from './typed.ts'

const key = draftKey('our-church')

/** Sets a field of the form. */
export type SetField = <Key extends keyof Typed>(field: Key, value: Typed[Key]) => void

/**
 * What stands in the form: the church as it was loaded, with what somebody typed on top. What is typed survives a reload of the
 * church and, in this tab, of the page.
 */
export function useTypedChurch(church: Church) {
  const saved = typedOf(church)
  const [changes, setChanges] = useState(() => readDraft(saved))

  function keep(next: TypedChanges): void {
    store(key, Object.keys(next).length > 0 ? JSON.stringify(next) : undefined, 'tab')
    setChanges(next)
  }

  const set: SetField = (field, value) => {
    const { [field]: _, ...others } = changes
    keep(isSame(saved[field], value) ? others : { ...others, [field]: value })
  }

  return { typed: { ...saved, ...changes }, changes, set, forget: () => keep({}) }
}

/** The draft of this tab: of fields that the form has, and of the same kind. */
function readDraft(saved: Typed): TypedChanges {
  const storedJson = readJson(key, 'tab')
  if (typeof storedJson !== 'object' || storedJson === null) return {}
  const known = new Map(Object.entries(saved))
  const isKnown = ([field, value]: [string, unknown]) =>
    known.has(field) &&
    typeof known.get(field) === typeof value &&
    Array.isArray(known.get(field)) === Array.isArray(value)
  return Object.fromEntries(Object.entries(storedJson).filter(isKnown))
}
