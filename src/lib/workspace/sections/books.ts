import type { Section } from '../section.ts'

const page = { group: 'giving', module: 'books', for: ['treasurer'] } as const
const totals = ['treasurer', 'admin'] as const

/** The books for treasurers, counters and signatories; a super admin sees what names nobody (docs/giving.md). */
export const booksSections = [
  {
    id: 'report',
    ...{ address: '/books#report', name: 'Report', icon: 'overview', ...page, for: totals },
    words: 'income offering offertory tithe giving finance totals year fund chart',
  },
  {
    id: 'counts',
    ...{ address: '/books#counts', name: 'Cash Counts', icon: 'activities', ...page },
    ...{
      for: ['treasurer', 'counter'],
      words: 'counts offering offertory tithe collection harvest kofi ama record sunday cash',
    },
  },
  {
    id: 'funds',
    ...{ address: '/books#funds', name: 'Funds', icon: 'requests', ...page },
    words: 'tithe offering building fund harvest purposes designations',
  },
  {
    id: 'pledges',
    ...{ address: '/books#pledges', name: 'Pledges', icon: 'events', ...page, for: totals },
    ...{ module: 'pledges', words: 'campaigns promises appeal harvest' },
  },
  {
    id: 'matching',
    ...{ address: '/books#matching', name: 'Match Payments', icon: 'requests', ...page },
    words: 'matching bank statement momo reconcile reconciliation csv',
  },
  {
    id: 'statements',
    ...{
      address: '/books#statements',
      name: 'Giving Statements',
      icon: 'members',
      ...page,
    },
    words: 'statements members year tax certificate pdf receipts',
  },
  {
    id: 'ledger',
    ...{ address: '/books#ledger', name: 'Ledger', icon: 'logs', ...page },
    words: 'entries journal transactions gifts close month export',
  },
  {
    id: 'welfare',
    ...{ address: '/books#welfare', name: 'Welfare', icon: 'activities', ...page },
    ...{
      for: ['treasurer', 'signatory'],
      module: 'welfare',
      words: 'dues claims funeral benevolence susu support',
    },
  },
  {
    id: 'refunds',
    ...{ address: '/books#refunds', name: 'Refunds', icon: 'gifts', ...page, for: totals },
    module: 'giving',
    words: 'give back return gift approve reverse',
  },
  {
    id: 'payments',
    ...{ address: '/books#payments', name: 'Unmatched Payments', icon: 'gifts', ...page },
    module: 'giving',
    ...{ waiting: 'payments', words: 'stray payments unknown momo provider gift' },
  },
  {
    id: 'figures',
    ...{ address: '/books#figures', name: 'Annual Figures', icon: 'overview', ...page },
    words: 'published yearly accounts transparency report website',
  },
] as const satisfies readonly Section[]
