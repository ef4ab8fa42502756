import type { FilterName } from '../../lib/contract/people/people-list.ts'

type List = { name: string; by: 'admin' | 'leader' | 'leader2'; isShared: boolean } & {
  filter: Partial<Record<FilterName, string>>
}

/** The lists that the staff of the sample congregation has saved. */
export const savedLists: readonly List[] = [
  {
    name: 'Grandparents to visit in the rains',
    by: 'admin',
    isShared: true,
    filter: { age_from: '70', status: 'Member' },
  },
  {
    name: 'Members not baptised yet',
    by: 'admin',
    isShared: true,
    filter: { status: 'Member', baptism: 'no', age_from: '16' },
  },
  {
    name: 'Without an account: told by a neighbour',
    by: 'admin',
    isShared: false,
    filter: { account: 'no', age_from: '18' },
  },
  {
    name: 'Parents for the Saturday club',
    by: 'leader2',
    isShared: true,
    filter: { children: 'parents', gender: 'female' },
  },
  { name: 'Not seen for a month', by: 'leader', isShared: false, filter: { not_seen: '4' } },
  {
    name: 'Young adults with a birthday now',
    by: 'leader',
    isShared: true,
    filter: { birthday_month: 'this', age_from: '18', age_to: '35' },
  },
]

/** What the register says of how to speak with somebody: most speak English as well. */
export const spokenLanguages = [
  'Speaks Twi at home, and English at work.',
  'Speaks Ewe. Reads it, too: please send the psalm in Ewe.',
  'Speaks Ga, and some English. Call rather than write.',
] as const
