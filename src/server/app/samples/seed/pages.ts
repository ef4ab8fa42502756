import { samplePages } from '../../../../content/pages/all.ts'
import { usualLanguage } from '../../../../lib/contract/pagination.ts'
import { PageDocument } from '../../../../lib/contract/website/page-document.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { daysBefore, moment } from './days.ts'

/** Adds the sample church's pages, each published once. Throws for a page that the contract refuses. */
export async function addPages(db: Db, now: Date): Promise<void> {
  const at = moment(daysBefore(now, 430))
  const published = { lang: usualLanguage, published_number: 1, changed_at: at }
  for (const { place, document } of samplePages) {
    const { title, share } = PageDocument.parse(document)
    const { id: page_id } = await db
      .insertInto('page')
      .values({ ...place, state: 'published', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('page_text')
      .values({ ...published, page_id, title, shown_title: title, shown_share: JSON.stringify(share) })
      .execute()
    const version = { page_id, lang: usualLanguage, number: 1, made_at: at, publish_at: at }
    await db
      .insertInto('page_version')
      .values({ ...version, document: JSON.stringify(document) })
      .execute()
  }
}
