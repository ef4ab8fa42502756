import { type ActivitySlug, activitySlugs } from '../../../lib/contract/groups/activity.ts'
import type { PageDocument } from '../../../lib/contract/website/page-document.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readPublished } from '../../website/cms/published.ts'

/** An activity in the church's own words. */
export type OfferedActivity = { slug: ActivitySlug; title: string; when: string; where: string; who: string }

/** The page whose cards say which youth activities there are (spec 1 §2, Youth Ministry). */
const youthPage = '/youthministry'

/** The activities that the published page of the youth ministry offers; none without that page. */
export async function listOffered(db: Db): Promise<OfferedActivity[]> {
  const page = await readPublished(db, youthPage)
  return page ? offeredIn(page.document) : []
}

/** The cards of a page that lead to the sign-up of an activity. */
function offeredIn({ blocks }: PageDocument): OfferedActivity[] {
  return blocks
    .filter(({ hidden }) => !hidden)
    .flatMap((block) => (block.kind === 'cards' ? block.items : []))
    .flatMap(({ title, label: when, where, who, link }) => {
      const slug = activitySlugs.find((one) => link === `/youthsignup#${one}`)
      return slug ? [{ slug, title, when, where, who }] : []
    })
}
