import type { PlanItemKind, PlanKind } from '../../../lib/contract/services/plan.ts'

/** An item of a usual template: kind, title and minutes. */
export type UsualItem = readonly [kind: PlanItemKind, title: string, minutes: number]

const opening: readonly UsualItem[] = [
  ['welcome', 'Welcome and call to worship', 5],
  ['prayer', 'Opening prayer', 5],
]

const closing: readonly UsualItem[] = [
  ['prayer', 'Closing prayer', 3],
  ['other', 'Benediction', 2],
]

const sunday: readonly UsualItem[] = [
  ...opening,
  ['song', 'Opening hymn', 5],
  ['song', 'Praise and worship', 20],
  ['reading', 'Old Testament reading', 4],
  ['reading', 'New Testament reading', 4],
  ['prayer', 'Intercession', 8],
  ['notices', 'Announcements', 8],
  ['offering', 'Offering', 12],
  ['song', 'Choir', 6],
  ['sermon', 'Sermon', 35],
  ['song', 'Song of response', 5],
  ['other', 'Thanksgiving and birthdays', 8],
  ...closing,
]

/** What the order of each kind of service begins with, until the church has a template of its own. Every word of it is the church's to change. */
const usual: Record<PlanKind, { title: string; items: readonly UsualItem[] }> = {
  first: { title: 'Sunday first service', items: sunday },
  second: {
    title: 'Sunday second service',
    items: sunday.map((item): UsualItem => (item[0] === 'sermon' ? ['sermon', 'Sermon', 45] : item)),
  },
  midweek: {
    title: 'Midweek service',
    items: [
      ...opening,
      ['song', 'Songs of worship', 15],
      ['reading', 'Bible reading', 5],
      ['sermon', 'Bible study', 40],
      ['prayer', 'Prayer in groups', 15],
      ['offering', 'Offering', 5],
      ['notices', 'Announcements', 5],
      ...closing,
    ],
  },
  'all-night': {
    title: 'All-night prayer',
    items: [
      ['welcome', 'Welcome', 10],
      ['song', 'Praise and worship', 60],
      ['prayer', 'Prayer of thanksgiving', 40],
      ['reading', 'Bible reading', 5],
      ['sermon', 'Exhortation', 45],
      ['prayer', 'Prayer for church and nation', 60],
      ['song', 'Worship', 40],
      ['other', 'Testimonies', 30],
      ['prayer', 'Prayer for families', 60],
      ['offering', 'Offering', 10],
      ['notices', 'Announcements', 5],
      ['prayer', 'Closing prayer', 10],
    ],
  },
  funeral: {
    title: 'Burial service',
    items: [
      ['song', 'Processional hymn', 8],
      ['other', 'Opening sentences', 4],
      ['prayer', 'Prayer', 5],
      ['song', 'Hymn', 6],
      ['reading', 'Old Testament reading', 4],
      ['reading', 'New Testament reading', 4],
      ['other', 'Biography', 10],
      ['other', 'Tributes', 20],
      ['song', 'Choir', 6],
      ['sermon', 'Sermon', 20],
      ['offering', 'Offering', 10],
      ['prayer', 'Prayer for the family', 6],
      ['notices', 'Announcements', 5],
      ['song', 'Recessional hymn', 6],
      ['other', 'Committal at the graveside', 20],
    ],
  },
  wedding: {
    title: 'Wedding service',
    items: [
      ['song', 'Procession', 10],
      ['welcome', 'Welcome', 5],
      ['song', 'Hymn', 6],
      ['prayer', 'Prayer', 4],
      ['reading', 'Bible reading', 5],
      ['sermon', 'Sermon', 20],
      ['other', 'Vows and rings', 15],
      ['prayer', 'Blessing of the couple', 6],
      ['song', 'Choir', 6],
      ['other', 'Signing of the register', 10],
      ['offering', 'Thanksgiving offering', 8],
      ['notices', 'Announcements', 4],
      ['other', 'Presentation of the couple and benediction', 4],
      ['song', 'Recession', 6],
    ],
  },
  harvest: {
    title: 'Harvest thanksgiving',
    items: [
      ...opening,
      ['song', 'Processional hymn', 8],
      ['song', 'Praise and worship', 25],
      ['reading', 'Bible reading', 5],
      ['prayer', 'Prayer of thanksgiving', 8],
      ['sermon', 'Harvest message', 30],
      ['song', 'Choir', 8],
      ['offering', 'Harvest offering', 30],
      ['other', 'Kofi and Ama', 25],
      ['other', 'Auction of produce', 40],
      ['notices', 'Announcements', 8],
      ...closing,
    ],
  },
  other: { title: 'Service', items: [...opening, ...closing] },
}

export const usualItems = (kind: PlanKind): readonly UsualItem[] => usual[kind].items

export const usualTitle = (kind: PlanKind): string => usual[kind].title
