import { expect } from 'vitest'
import { sampleAssistant } from '../../src/content/fellowships.ts'
import type { PageDocument } from '../../src/lib/contract/website/page-document.ts'
import { addSermon } from '../../src/server/media/sermons/repo.ts'
import { addPage, setState } from '../../src/server/website/cms/repo.ts'
import { publish } from '../../src/server/website/cms/versions.ts'
import type { Church } from './church.ts'

/** A name that people, fellowships, events, sermons and pages share, with letters that a telephone lacks. */
export const sharedName = 'Kɔkɔamsɛm'

/** What nobody but the office may read of one of them. */
const hiddenTelephone = '+233245550177'

const sermon = {
  preacher: 'Osofo',
  description: '',
  series: '',
  category: 'sermon',
  scripture: '',
  duration_seconds: 0,
  media_type: 'audio' as const,
  media_key: null,
  media_bytes: 0,
  thumbnail_key: null,
  youtube_link: '',
} as const

const fellowship = { description: 'We meet.', location: 'Hall', meeting_day: 'Sunday', meeting_time: '18:00' }
const event = { description: 'We meet.', location: 'Hall', is_online: false, meeting_link: '' }

/**
 * Gives the shared name to seven of each kind, with a number that tells them apart: to people with and without a fellowship, to members who
 * share their telephone and one who keeps it to the office, to events of the church and of two fellowships, and to pages in each state.
 * Returns the title of the published one.
 */
export async function shareName(church: Church): Promise<string> {
  const { access } = await church.signIn('admin')
  const add = async (path: string, body: object) => {
    const answer = await church.post(path, body, access)
    expect([path, answer.status, answer.body]).toEqual([path, 201, expect.anything()])
  }
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const title = `${sharedName} ${number}`
    const at = { date: `2026-1${number % 3}-1${number}`, time: '18:00' }
    await add('people/', { first_name: 'Ama', last_name: title, fellowship: [null, 1, 2][number % 3] })
    await add('fellowships/', { ...fellowship, name: title, activities: [], leader: null })
    for (const of of [null, 1, 2])
      await add('events/', { ...event, ...at, title: `${title} of ${of ?? 'all'}`, fellowship: of })
    await addSermon(church.db, { ...sermon, title, date: `2026-10-0${number}` }, church.clock.now)
  }
  await nameMembers(church)
  return addPages(church)
}

/** Seven members of the first fellowship: six share their telephone with it. */
async function nameMembers({ db }: Church): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', '=', 1)
    .where('username', 'not in', ['member', sampleAssistant])
    .orderBy('id')
    .limit(7)
    .execute()
  expect(rows).toHaveLength(7)
  for (const [place, { id }] of rows.entries()) {
    const last_name = `${sharedName} 1${place}`
    const telephone = place === 0 ? 'office' : 'members'
    const number = place === 0 ? { telephone: hiddenTelephone } : {}
    await db
      .updateTable('account')
      .set({ last_name, ...number })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('member_setting').where('account_id', '=', id).execute()
    await db.insertInto('member_setting').values({ account_id: id, telephone }).execute()
  }
}

async function addPages({ db, clock }: Church): Promise<string> {
  const act = { by: null, at: clock.now }
  for (const state of ['published', 'draft', 'hidden'] as const) {
    const place = { path: `/kokoam-${state}`, under: '', menu: '', menu_order: 0 } as const
    const id =
      (await addPage(db, { place, lang: 'en', document: saying(`${sharedName} ${state}`), ...act })) ?? 0
    if (state === 'draft') continue
    await publish(db, { id, lang: 'en', ...act })
    if (state === 'hidden') await setState(db, { id, state, ...act })
  }
  return `${sharedName} published`
}

const saying = (title: string): PageDocument => ({
  title,
  description: '',
  share: { title, symbol: 'akoma', tone: 'forest' },
  blocks: [{ id: 'words', kind: 'text', hidden: false, title: '', link: '', more: '', text: title }],
})
