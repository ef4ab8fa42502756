import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

const outreachFacts = [
  ['When', 'Saturday mornings from 6:30 AM, three or four in a month'],
  ['Where we meet', 'Church gate. The bus leaves at 6:15 AM'],
  ['Who leads', 'Elder Komla Agbenyegah and the welfare team'],
  ['What to bring', 'A hat, drinking water, shoes that may get wet'],
] as const

/** Schedule of a clean-up morning, as an example. */
const morning = [
  {
    when: '6:15 AM',
    title: 'The bus leaves the gate',
    text: 'Mawuli reads the names and hands out gloves. Those who live near Madina walk straight to the market’s main gate.',
  },
  {
    when: '6:30 AM',
    title: 'The queen mother of the tomato sellers speaks',
    text: 'It is her market. She tells us where the water stood last week, and that is where we begin.',
  },
  {
    when: '6:45 AM',
    title: 'Rakes and barrows',
    text: 'Strong arms in the drain, everybody else on the barrows, the bags and the water. Children under twelve count bags and are very strict.',
  },
  {
    when: '9:15 AM',
    title: 'Porridge and koose',
    text: 'For us, for the traders, for whoever stands there. This is the part at which people ask why we came.',
  },
  {
    when: '10:30 AM',
    title: 'Home, and wash',
    text: 'The bus is back at the church before eleven. What we saw and could not solve goes into the Elder’s notebook, and on to the assembly member.',
  },
] as const

const waysToHelp = [
  {
    title: 'With two hours',
    text: 'Come to one Saturday. You will be paired with somebody who has done it before, and nobody asks you to preach.',
  },
  {
    title: 'With what you know',
    text: 'Nurses, electricians, teachers, anybody with a pickup: tell us, and we call you twice a year and not more.',
  },
  {
    title: 'From your kitchen',
    text: 'The women’s fellowship cooks for bereaved houses and for the ward. A pot of light soup by four o’clock is a whole ministry.',
  },
  {
    title: 'With money',
    text: 'Forty cedis fill one school bag. What came in and what it bought hangs on the notice board at the entrance.',
  },
] as const

const safeHands = [
  'We go where somebody has asked us, and we ask again before each visit.',
  'On a ward we wear the badge, wash our hands, and leave when the nurse says so.',
  'Nobody visits a home alone, and nobody lends or borrows money on a visit.',
  'We take no photographs of people whom we help.',
] as const

export const communityOutreach: SamplePage = {
  place: placeAt('/community-outreach', '/ministries'),
  document: {
    title: 'Community outreach',
    description:
      'How a Saturday with the outreach team goes in Accra: when and where we meet, who leads, what to bring, and four ways to help.',
    share: { title: 'Community outreach', symbol: 'akoma', tone: 'gold' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Community outreach',
        symbol: 'akoma',
        text: 'Faith that gets up early. We rake, cook, carry and sit with people, and we learn their names before we leave.',
        actions: [
          { label: 'Come on a Saturday', link: '/contact?subject=Community%20outreach' },
          { label: 'The four programmes', link: '/outreach' },
        ],
        facts: factsOf(outreachFacts),
      }),
      blockOf('steps', 'morning', {
        title: 'A Saturday at the market',
        link: '/events',
        more: 'Next dates',
        items: morning,
      }),
      blockOf('cards', 'ways', { title: 'Four ways to help', items: waysToHelp }),
      blockOf('text', 'hands', {
        title: 'Safe hands',
        text: safeHands.map((rule) => `- ${rule}`).join('\n'),
      }),
      blockOf('call-to-action', 'take-part', {
        title: 'Two hours in a month',
        text: 'Write which Saturdays you are free and whether you would rather dig, cook, teach or listen. Elder Komla calls you before the week is over.',
        actions: [
          { label: 'Write to the team', link: '/contact?subject=Community%20outreach' },
          { label: 'Give', link: '/give' },
        ],
      }),
    ],
  },
}
