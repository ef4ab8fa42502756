import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

/** The four programmes of Outreach (spec 1 §2). */
const programmes = [
  {
    title: 'Clean-up at Madina market',
    text: 'We clear the drains beside the market with the traders’ association before the rains do it for us, then share porridge and koose with whoever is there.',
    when: 'One Saturday a month, 6:30 AM',
    where: 'Madina market, main gate',
    who: 'Mawuli Dogbe',
    symbol: 'dwennimmen',
    tone: 'forest',
  },
  {
    title: 'Visits on the ward and at home',
    text: 'Two by two, with soup in a flask and time to listen. We greet, we help with what is at hand, and we pray only if we are asked to.',
    when: 'Sunday 3:00 PM, and when the ward calls',
    where: 'Korle Bu and homes across the city',
    who: 'Efua Koomson, ward sister',
    symbol: 'akoma',
    tone: 'laterite',
  },
  {
    title: 'Books for two schools',
    text: 'Every term we cover, label and pack exercise books for two primary schools near us. The women’s fellowship sews the pencil cases out of cloth that you have outgrown.',
    when: 'The Saturday before each term, 9:00 AM',
    where: 'Church hall',
    who: 'Dzifa Agbeko, teacher',
    symbol: 'mate-masie',
    tone: 'indigo',
  },
  {
    title: 'Reading after church',
    text: 'For those who left school early to sell or to farm. One teacher, one learner, a children’s Bible and much laughter. The oldest learner so far began at seventy-one.',
    when: 'Sunday 1:00 PM, after the second service',
    where: 'Church hall, the table by the window',
    who: 'Sarah Quansah, librarian',
    symbol: 'sankofa',
    tone: 'gold',
  },
] as const

/** Figures of the welfare team for twelve months. */
const lastYear = [
  ['At the market', '11 mornings, and a drain that did not flood in June'],
  ['On the ward and at home', '412 visits by 38 people'],
  ['For the two schools', '640 bags, each with a sewn pencil case'],
  ['At the table by the window', '9 learners, and Psalm 23 read aloud'],
] as const

const outreachRules = [
  {
    title: 'We ask before we come',
    text: 'The traders asked for rakes, not for speeches. Each of these began with somebody who said what was needed.',
  },
  {
    title: 'Nobody is photographed in need',
    text: 'You will see full bags and clean drains on our walls, and no child’s hungry face.',
  },
  {
    title: 'The money hangs on the wall',
    text: 'What came in and what it bought is on the notice board at the entrance each month, to the last cedi.',
  },
] as const

export const outreach: SamplePage = {
  place: placeAt('/outreach', '/ministries'),
  document: {
    title: 'Outreach Programs',
    description:
      'Market clean-ups, hospital visits, school books and reading lessons: four ways in which Asɔre serves Accra, and how to get involved.',
    share: { title: 'Outreach Programs', symbol: 'akoma', tone: 'forest' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Outreach Programs',
        symbol: 'akoma',
        text: 'Four things that we do for the city with our own hands. Two hours in a month is enough, and you need not be a member.',
        facts: factsOf(lastYear),
      }),
      blockOf('cards', 'programmes', {
        look: 'programmes',
        title: 'Where we serve',
        link: '/community-outreach',
        more: 'How a Saturday goes',
        items: programmes.map(({ when, ...programme }) => ({
          ...programme,
          label: when,
          act: 'Get Involved',
          link: `/contact?subject=${encodeURIComponent(`Get Involved: ${programme.title}`)}`,
        })),
      }),
      blockOf('cards', 'rules', { title: 'How we go about it', items: outreachRules }),
      blockOf('call-to-action', 'need', {
        title: 'Is there a need on your street?',
        text: 'Tell us who is asking, what for, and when they are at home. We come and look before we promise anything.',
        actions: [
          { label: 'Tell us', link: '/contact' },
          { label: 'Give', link: '/give' },
        ],
      }),
    ],
  },
}
