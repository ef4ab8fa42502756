import { atom } from 'nanostores'
import { ApiError, whyRefused } from '../lib/api/api-error.ts'
import { readPage, saveDraft } from '../lib/api/website/page-content.ts'
import { readJson, store } from '../lib/browser/browser-storage.ts'
import { draftKey } from '../lib/browser/drafts.ts'
import type { DraftDocument, EditedPageAnswer } from '../lib/contract/website/page-draft.ts'
import { ReadDocument } from '../lib/contract/website/page-editing.ts'
import { readAccount } from './member.ts'

/** Whether the words are stored. */
export type Saving =
  | { state: 'saved'; at: string }
  | { state: 'typed' }
  | { state: 'saving' }
  | { state: 'offline' }
  | { state: 'refused'; why: string }
  /** Another editor saved first. Both documents are held until this editor decides. */
  | { state: 'conflict'; theirs: EditedPageAnswer }

/** Milliseconds after the last key until a draft is sent, and until it is tried again without a network. */
const debounce = 900
const retry = 4000

export type Editing = ReturnType<typeof openEditing>

/**
 * A page that is being written. Each change is stored on the device at once and sent a moment later, one save at a time; it is
 * tried again until it is saved. A second editor's words are never overwritten without a question.
 */
export function openEditing(opened: EditedPageAnswer) {
  const text = { id: opened.id, lang: opened.lang }
  const key = draftKey(`page-${text.id}-${text.lang}:${readAccount()?.username ?? ''}`)
  const $page = atom(opened)
  const $document = atom(opened.document)
  const $saving = atom<Saving>({ state: 'saved', at: opened.changed_at })
  let { version } = opened
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  /** The words of the last try that got no answer: the server may have stored them. */
  let unanswered: DraftDocument | undefined

  const storeDraft = () => void store(key, JSON.stringify({ version, document: $document.get() }), 'tab')
  const isSaved = () => $saving.get().state === 'saved'

  /** Goes on with what an earlier visit could not save; a newer text of somebody else is shown beside it. */
  function takeUp(): void {
    const draft = readStoredDraft(key)
    if (!draft || isSame(draft.document, opened.document)) return
    $document.set(draft.document)
    version = draft.version
    if (version === opened.version) schedule()
    else $saving.set({ state: 'conflict', theirs: opened })
  }

  function change(document: DraftDocument): void {
    $document.set(document)
    storeDraft()
    if ($saving.get().state === 'conflict') return
    schedule()
  }

  function schedule(wait = debounce): void {
    if ($saving.get().state !== 'offline') $saving.set({ state: 'typed' })
    clearTimeout(timer)
    timer = setTimeout(() => void save(), wait)
  }

  /** Sends what is not saved yet. Returns whether all of it is stored now. */
  async function save(): Promise<boolean> {
    clearTimeout(timer)
    while (sending) await sending
    if (isSaved() || $saving.get().state === 'conflict') return isSaved()
    sending = send()
    await sending
    sending = undefined
    return isSaved()
  }

  async function send(): Promise<void> {
    const sent = $document.get()
    const wasOffline = $saving.get().state === 'offline'
    if (!wasOffline) $saving.set({ state: 'saving' })
    try {
      stored(await saveDraft(text, version, sent), sent)
    } catch (error) {
      await refused(error, sent)
    }
  }

  /** The server has `sent`; what was typed since is sent next. */
  function stored(saved: Pick<EditedPageAnswer, 'version' | 'changed_at'>, sent: DraftDocument): void {
    version = saved.version
    unanswered = undefined
    const { request } = $page.get()
    $page.set({
      ...$page.get(),
      version,
      is_draft: true,
      changed_at: saved.changed_at,
      // What was asked for is not what the draft says now.
      request: request && { ...request, is_current: false },
    })
    if ($document.get() === sent) {
      store(key, undefined, 'tab')
      $saving.set({ state: 'saved', at: saved.changed_at })
    } else {
      storeDraft()
      $saving.set({ state: 'typed' })
      schedule()
    }
  }

  async function refused(error: unknown, sent: DraftDocument): Promise<void> {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 409) return conflicted()
    if (status > 0 && status < 500) return $saving.set({ state: 'refused', why: whyRefused(error) })
    unanswered = sent
    tryLater()
  }

  /** A conflict with an own try whose answer was lost is none. */
  async function conflicted(): Promise<void> {
    const theirs = await readPage(text).catch(() => undefined)
    if (!theirs) tryLater()
    else if (unanswered && isSame(theirs.document, unanswered)) stored(theirs, unanswered)
    else $saving.set({ state: 'conflict', theirs })
  }

  function tryLater(): void {
    $saving.set({ state: 'offline' })
    schedule(retry)
  }

  /** Shows an answer of the server: after publishing, restoring, or taking somebody else's words. */
  function show(page: EditedPageAnswer): void {
    clearTimeout(timer)
    version = page.version
    store(key, undefined, 'tab')
    $page.set(page)
    $document.set(page.document)
    $saving.set({ state: 'saved', at: page.changed_at })
  }

  /** Shows that the page has another place or state; its words are as they were. */
  const setPlace = (
    place: Partial<
      Pick<EditedPageAnswer, 'state' | 'menu' | 'menu_order' | 'under' | 'page_version' | 'next_at'>
    >,
  ) => $page.set({ ...$page.get(), ...place })

  /** Saves the writer's words on top of somebody else's, which stay in neither: the writer has seen them. */
  function saveOnTop(theirs: EditedPageAnswer): Promise<boolean> {
    version = theirs.version
    $page.set({ ...theirs, document: $document.get() })
    $saving.set({ state: 'typed' })
    storeDraft()
    return save()
  }

  const online = () => {
    if ($saving.get().state === 'offline') void save()
  }
  const leaving = (event: BeforeUnloadEvent) => {
    if (isSaved()) return
    storeDraft()
    event.preventDefault()
  }

  /** Listens while the editor is open. Returns a function that saves and stops. */
  function start(): () => void {
    takeUp()
    addEventListener('online', online)
    addEventListener('beforeunload', leaving)
    return () => {
      removeEventListener('online', online)
      removeEventListener('beforeunload', leaving)
      void save().then(() => clearTimeout(timer))
    }
  }

  return {
    text,
    $page,
    $document,
    $saving,
    change,
    save,
    show,
    setPlace,
    saveOnTop,
    start,
    version: () => version,
  }
}

/** Whether two documents say the same; the server writes the fields of a block in its own order. */
const isSame = (one: DraftDocument, other: DraftDocument): boolean => inOrder(one) === inOrder(other)

const inOrder = (document: DraftDocument): string =>
  JSON.stringify(document, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

function readStoredDraft(key: string): { version: number; document: DraftDocument } | undefined {
  const storedJson = readJson(key, 'tab')
  if (
    typeof storedJson !== 'object' ||
    storedJson === null ||
    !('version' in storedJson) ||
    !('document' in storedJson)
  )
    return undefined
  const read = ReadDocument.safeParse(storedJson.document)
  return read.success && typeof storedJson.version === 'number'
    ? { version: storedJson.version, document: read.data }
    : undefined
}
