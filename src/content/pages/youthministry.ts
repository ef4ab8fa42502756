import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { activities } from '../youth.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

const youthFacts = [
  ['Who it is for', 'Everybody from twelve to twenty-five'],
  ['Who leads it', 'Akwasi Boadi, physics teacher, with six young leaders'],
  ['Where to find us', 'The youth desk, left of the entrance, after both services'],
  ['What it costs', 'Nothing but the retreat, and that is what you can give'],
] as const

/** Questions that parents ask before they let a child come. */
const forParents = [
  {
    title: 'Two adults, always',
    text: 'No leader is alone with a child, in a room or in a car. All of them were interviewed by the elders and have given two names who vouch for them.',
  },
  {
    title: 'Home before dark, or with somebody',
    text: 'Fridays end at a quarter past six. After a game night the leaders walk the younger ones to the trotro stop and write down who left with whom.',
  },
  {
    title: 'School comes first',
    text: 'In the weeks of the BECE and the WASSCE the hall is a quiet room on Friday, with light, a fan and three teachers who will explain it again.',
  },
  {
    title: 'And after eighteen',
    text: 'You may stay with us, or climb the stairs to Nkabom Young Adults: Friday 6:30 PM in the Upper Room, when our meeting has just ended.',
  },
] as const

export const youthMinistry: SamplePage = {
  place: placeAt('/youthministry', '/ministries'),
  document: {
    title: 'Youth Ministry',
    description:
      'For everybody from twelve to twenty-five: Friday meetings, community service, a retreat in August and game nights on the second Saturday.',
    share: { title: 'Youth Ministry', symbol: 'dwennimmen', tone: 'laterite' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Youth Ministry',
        symbol: 'dwennimmen',
        text: 'The ram fights hard and bows low. We are learning both, on Fridays, with a lot of questions and something to eat.',
        actions: [
          { label: 'What we do', link: '#activities' },
          { label: 'Contact Us', link: '/contact' },
        ],
        facts: factsOf(youthFacts),
      }),
      blockOf('cards', 'activities', {
        look: 'programmes',
        title: 'What we do',
        items: activities.map(({ slug, when, ...activity }) => ({
          ...activity,
          label: when,
          link: `/youthsignup#${slug}`,
          act: 'Sign Up',
        })),
      }),
      blockOf('cards', 'parents', { title: 'For parents', items: forParents }),
      blockOf('call-to-action', 'talk', {
        title: 'Talk to us first',
        text: 'A question about your child, or about yourself, goes to Akwasi and to nobody else. He teaches until three and answers in the evening.',
        actions: [{ label: 'Contact Us', link: '/contact' }],
      }),
    ],
  },
}
