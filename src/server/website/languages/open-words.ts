import { languages } from '../../../languages/all.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Db } from '../../platform/db/tables.ts'
import { speakWith } from '../../platform/words/speaking.ts'
import { withCorrections } from './merge.ts'
import { listCorrections } from './repo.ts'
import type { Sentences } from './sentences.ts'

type Words = { db: Db; cache: ResponseCache; sentences: () => Sentences; report: (error: unknown) => void }

/**
 * Makes the server speak with the church's own words over those of the program, now and after each change in this process or another
 * one. Pages that were made with the words before are forgotten once the new ones are there.
 */
export async function openWords({ db, cache, sentences, report }: Words): Promise<void> {
  async function load(): Promise<void> {
    const corrections = await listCorrections(db)
    speakWith(corrections.length > 0 ? withCorrections(languages, corrections, sentences()) : languages)
  }
  await load()
  let loading = Promise.resolve()
  cache.onInvalidate('corrections', () => {
    loading = loading.then(load).then(() => cache.invalidate('words'), report)
  })
}
