import { useState } from 'react'
import type { EventWords } from '../../components/staff/EventFields.tsx'
import { readJson, store } from '../../lib/browser-storage.ts'
import type { ChurchEvent } from '../../lib/contract/event.ts'
import { draftKey } from '../../lib/drafts.ts'
import { readUser } from '../../stores/member.ts'

/** The draft of an unsent event form, stored for this tab, so that Escape and a reload lose nothing. */
export function useEventDraft(event: ChurchEvent | undefined) {
  const [key] = useState(() => {
    const of = event ? `${event.id}:${event.version ?? 0}` : 'new'
    return draftKey(`event:${readUser()?.username ?? ''}:${of}`)
  })
  const [kept] = useState(() => read(key))
  return {
    kept,
    keep: (form: HTMLFormElement | null) => {
      if (form) store(key, JSON.stringify(Object.fromEntries(new FormData(form))), 'tab')
    },
    forget: () => void store(key, undefined, 'tab'),
  }
}

function read(key: string): EventWords | undefined {
  const found = readJson(key, 'tab')
  if (typeof found !== 'object' || found === null) return undefined
  const words = new Map(Object.entries(found).map(([name, typed]) => [name, String(typed)]))
  const word = (name: string) => words.get(name) ?? ''
  return {
    ...{ title: word('title'), description: word('description'), date: word('date'), time: word('time') },
    ...{ location: word('location'), meeting_link: word('meeting_link') },
    is_online: words.has('is_online'),
  }
}
