import { type RefObject, useEffect, useState } from 'react'
import { type Draft, useOwnDraft } from '../../../components/form/useDraft.ts'
import type { Id } from '../../../lib/contract/base.ts'

type Entry = { id: Id; version?: number | undefined }

/** The edited record; `entry` is undefined for a new one. */
export type Drafted = { kind: string; entry: Entry | undefined }

/**
 * The draft of a staff form, of the user who wrote it, so that Escape and a reload lose nothing; without `drafted` there is none. That
 * of an edited entry belongs to the version that was opened: it is not put into a newer one.
 */
export function useEntryDraft(form: RefObject<HTMLFormElement | null>, drafted: Drafted | undefined): Draft {
  const [name] = useState(() => drafted && nameOf(drafted))
  const draft = useOwnDraft(form, name)
  const { restore } = draft
  useEffect(() => {
    const { current } = form
    current?.addEventListener(loadedEvent, restore)
    return () => current?.removeEventListener(loadedEvent, restore)
  }, [form, restore])
  return draft
}

function nameOf({ kind, entry }: Drafted): string {
  return entry ? `${kind}:${entry.id}:${entry.version ?? 0}` : `${kind}:new`
}

const loadedEvent = 'asore:options'

/** Tells the form of a select that its options are loaded: a draft may choose one of them. */
export function tellLoaded(select: HTMLSelectElement | null): void {
  select?.dispatchEvent(new Event(loadedEvent, { bubbles: true }))
}
