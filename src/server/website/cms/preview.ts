import { signText, type TokenKeys, verifyText } from '../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type EditedPage, readDraft } from './repo.ts'
import type { TextOf } from './rows.ts'

/** How long a draft can be seen at its address, in milliseconds. */
const previewLife = 10 * 60 * 1000

const wordsOf = ({ id, lang }: TextOf, until: number) => `preview ${id} ${lang} ${until}` as const

/** Where a draft is shown as a page, for ten minutes, to whoever has the address. */
export function previewAddress(text: TextOf, keys: TokenKeys, now: Date): string {
  const until = now.getTime() + previewLife
  const signature = signText(wordsOf(text, until), keys)
  return `/preview/${text.id}?${new URLSearchParams({ lang: text.lang, until: String(until), seal: signature })}`
}

/** The draft that an address shows; undefined for an address that we did not make, an old one, and a page that is gone. */
export async function readPreview(
  address: URL,
  { db, keys, now }: { db: Db; keys: TokenKeys; now: Date },
): Promise<EditedPage | undefined> {
  const id = Number(/^\/preview\/([1-9]\d{0,14})$/.exec(address.pathname)?.[1])
  const { lang, until, seal } = Object.fromEntries(address.searchParams)
  if (!Number.isSafeInteger(id) || !lang || !seal || !/^\d{13}$/.test(until ?? '')) return undefined
  const ends = Number(until)
  if (ends <= now.getTime() || !verifyText(wordsOf({ id, lang }, ends), seal, keys)) return undefined
  return readDraft(db, { id, lang })
}
