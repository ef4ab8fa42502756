import { expect, test } from 'vitest'
import { sampleAssistant } from '../../../src/content/fellowships.ts'
import { type Duty, duties } from '../../../src/lib/contract/accounts/duty.ts'
import type { WorkspaceAnswer } from '../../../src/lib/contract/settings/workspace.ts'
import { rightsOf } from '../../../src/lib/workspace/rights.ts'
import { mayOpen } from '../../../src/lib/workspace/section.ts'
import { allSections } from '../../../src/lib/workspace/sections.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { letGracePass } from '../../support/overdue.ts'

/** The call that each section begins with. */
const reads: Record<string, string> = {
  '/super-admin#overview': 'admin/needs',
  '/super-admin#users': 'admin/invitations',
  '/super-admin#fellowships': 'fellowships/assistants',
  '/super-admin#events': 'events/1/signups',
  '/super-admin#sermons': 'admin/stats',
  '/super-admin#testimonies': 'admin/stats',
  '/super-admin#prayer-requests': 'admin/stats',
  '/super-admin#logs': 'admin/logs',
  '/super-admin#messages': 'members/contacts',
  '/super-admin#send-messages': 'messages/automatic',
  '/super-admin#automatic': 'messages/automatic',
  '/super-admin#announcements': 'admin/stats',
  '/super-admin#pages': 'admin/pages/requests',
  '/super-admin#news': 'admin/news',
  '/super-admin#activities': 'activities/signups',
  '/super-admin#services': 'admin/settings',
  '/super-admin#branches': 'branches',
  '/super-admin#requests': 'admin/requests',
  '/super-admin#access': 'admin/access',
  '/super-admin#bin': 'bin',
  '/super-admin#modules': 'admin/modules',
  '/super-admin#our-church': 'admin/church',
  '/super-admin#settings': 'admin/settings',
  '/fellowship-leader#overview': 'fellowships/1/needs',
  '/fellowship-leader#members': 'fellowships/1/members',
  '/fellowship-leader#events': 'fellowships/1/events',
  '/fellowship-leader#prayer-requests': 'fellowships/1/prayer-requests',
  '/fellowship-leader#testimonies': 'fellowships/1/testimonies',
  '/fellowship-leader#messages': 'fellowships/1/messages',
  '/fellowship-leader#send-messages': 'messages/audiences',
  '/fellowship-leader#activities': 'activities/signups',
  '/people#people': 'people',
  '/people#week': 'people/week',
  '/people#found': 'people/lists',
  '/people#print': 'people/may',
  '/people#lists': 'people/imports',
  '/registers#entries': 'parish/entries',
  '/registers#returns': 'parish/entries',
  '/rota#weeks': 'rota/weeks',
  '/rota#mine': 'rota/weeks',
  '/rota#ask': 'rota/weeks',
  '/rota#teams': 'rota/weeks',
  '/rota#fairness': 'rota/teams/1/fairness',
  '/check-in#desk': 'check-in/sittings/1/names',
  '/check-in#children': 'check-in/sittings/1/names',
  '/check-in#heads': 'check-in/sittings/1/names',
  '/check-in#history': 'check-in/sittings',
  '/church-forms#forms': 'forms',
  '/church-forms#registrations': 'registrations',
  '/worship#plans': 'plans',
  '/worship#songs': 'songs/report',
  '/care#newcomers': 'care/cards',
  '/care#prayers': 'care/prayers',
  '/care#overview': 'care/overview',
  '/inbox': 'inbox',
  '/languages': 'admin/languages',
  '/my-pages': 'admin/pages',
  '/admin': 'admin/stats',
  '/media-dashboard#upload': 'sermons/needs',
  '/media-dashboard#sermons': 'sermons/needs',
  '/media-dashboard#live': 'sermons/needs',
  '/media-dashboard#pages': 'admin/pages/requests',
  '/media-dashboard#news': 'admin/news',
  '/books#report': 'books/report',
  '/books#counts': 'books/counts',
  '/books#funds': 'books/entries',
  '/books#pledges': 'books/campaigns',
  '/books#matching': 'books/matching',
  '/books#statements': 'books/pledges',
  '/books#ledger': 'books/entries',
  '/books#spending': 'books/spending/vouchers',
  '/books#accounts': 'books/accounts',
  '/books#budget': 'books/budgets',
  '/books#past': 'books/past',
  '/books#welfare': 'welfare/claims',
  '/books#refunds': 'admin/refunds',
  '/books#payments': 'admin/unmatched-payments',
  '/books#figures': 'books/years',
}

/** What every member may read, of whom only their own is shown; and the card of a newcomer, which is only written. */
const ofEverybody = ['/dashboard', '/care#mine', '/care#card']

async function holds(church: Church, username: string, duty: Duty): Promise<void> {
  const { user } = await church.signIn(username)
  const row = { account_id: Number(user['id']), duty, granted_at: church.clock.now.toISOString() }
  await church.db.insertInto('duty').values(row).execute()
}

const people = [
  ['a plain member', 'member'],
  ['the super admin', 'admin'],
  ['the media team', 'media'],
  ['a leader', 'leader'],
  ['who assists a leader', sampleAssistant],
  ...duties.map((duty) => [`a member with the duty ${duty}`, 'newcomer', duty] as const),
] as const

test.each(people)(
  'the menu of %s has what the server lets them read, and nothing else',
  async (_, username, duty?: Duty) => {
    await using church = await openChurch()
    if (duty) await holds(church, username, duty)
    const { access, user } = await church.signIn(username)

    const { may } = (await church.get('me/workspace/', access)).body as WorkspaceAnswer

    expect(may.filter((right) => right !== 'carer')).toEqual(rightsOf(user))
    const shown = allSections.filter((one) => mayOpen(one, may))
    const wrong: string[] = []
    for (const section of allSections.filter(({ address }) => !ofEverybody.includes(address))) {
      const { status } = await church.get(reads[section.address] ?? '', access)
      const isShown = shown.includes(section)
      const isElsewhere = shown.some(({ name }) => name === section.name)
      const isAdmitted = ![401, 403].includes(status)
      if (isShown ? !isAdmitted : isAdmitted && !isElsewhere && !isBroader(section.address, may))
        wrong.push(`${section.address}: ${status}, ${isShown ? 'shown' : 'not shown'}`)
    }
    expect(wrong).toEqual([])
  },
)

/** A super admin reads what others have in their own dashboards; who has all pages reads those of an editor. */
const isBroader = (address: string, may: readonly string[]): boolean =>
  (may.includes('admin') && address.startsWith('/fellowship-leader')) ||
  (['admin', 'media'].some((role) => may.includes(role)) && address === '/my-pages')

test('every section has the call by which it is compared with the server', () => {
  const compared = [...Object.keys(reads), ...ofEverybody].sort()

  expect(compared).toEqual(allSections.map(({ address }) => address).sort())
})

test('whoever is given a page, or a task of care, sees where it is', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  const [page] = await church.db.selectFrom('page').select('id').limit(1).execute()
  const account_id = Number(user['id'])
  const admin = await church.signIn('admin')

  await church.put(`admin/pages/${page?.id}/editors/${account_id}/`, { needs_approval: true }, admin.access)

  const { may } = (await church.get('me/workspace/', access)).body as WorkspaceAnswer
  expect(may).toEqual(['editor'])
})

test('what waits is counted for those who answer it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const waiting = async () => ((await church.get('me/workspace/', access)).body as WorkspaceAnswer).waiting
  const before = await waiting()

  const name = { name: 'Ama Mensah', email: 'ama@example.com', phone: '(024) 412-3456' }
  await church.post('members/contacts/', { ...name, subject: 'Wedding', message: 'May we marry in June?' })

  const after = await waiting()
  expect(after.contact_messages).toBe((before.contact_messages ?? 0) + 1)
  expect(after.payments).toBeUndefined()
})

test('staff whose second step is overdue has a member’s menu', async () => {
  await using church = await openChurch()
  await letGracePass(church)
  const { access } = await church.signIn('leader')

  const { may } = (await church.get('me/workspace/', access)).body as WorkspaceAnswer

  expect(may.filter((right) => right !== 'carer')).toEqual([])
})
