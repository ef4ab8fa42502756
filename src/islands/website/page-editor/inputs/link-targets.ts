import { sermonCalls } from '../../../../lib/api/media/sermons.ts'
import { listStaffEvents } from '../../../../lib/api/services/events.ts'
import { listPages } from '../../../../lib/api/website/page-content.ts'
import { sitePages } from '../../../../lib/site/site-pages.ts'
import { fold } from '../../../../lib/text/fold.ts'
import { inputWords } from './messages.ts'

/** Something of the church that a link can lead to. */
export type Target = { address: string; title: string; about: string }

export const targetKinds = () =>
  [
    ['page', inputWords.page],
    ['event', inputWords.event],
    ['sermon', inputWords.sermon],
  ] as const
export type TargetKind = ReturnType<typeof targetKinds>[number][0]

const queryOf = (search: string) => ({ limit: 20, offset: 0, search, ordering: '' })

/** What the church has of a kind, by words; the newest or next without words. Throws ApiError. */
export const findTargets: Record<TargetKind, (search: string) => Promise<Target[]>> = {
  page: async (search) => {
    const { rows } = await listPages({ ...queryOf(search), limit: 100 })
    const written = rows.map(({ path, title }) => ({ address: path, title: title || path, about: path }))
    const ofSite = sitePages
      .filter(([path, name]) => fold(`${name} ${path}`).includes(fold(search.trim())))
      .map(([path, name]) => ({ address: path, title: name, about: path }))
    return [...new Map([...ofSite, ...written].map((one) => [one.address, one])).values()]
  },
  event: async (search) => {
    const { rows } = await listStaffEvents(queryOf(search))
    return rows.map(({ id, title, date }) => ({ address: `/events/${id}`, title, about: date }))
  },
  sermon: async (search) => {
    const { rows } = await sermonCalls.list(queryOf(search))
    return rows.map(({ id, title, date }) => ({
      address: `/sermons/${id}`,
      title,
      about: String(date ?? ''),
    }))
  },
}
