import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { describeFellowship } from '../ministry-facts.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

const emmaus = describeFellowship('bible')
const siloam = describeFellowship('home')

const studyFacts = [
  ['When', 'Wednesday 6:30 PM, for ninety minutes'],
  ['Where', 'Church hall'],
  ['Who leads', 'Elder Komla Agbenyegah and Pastor Esi Quaye, in turn'],
  ['What to bring', 'A Bible in any language, or nothing: forty lie on the tables'],
] as const

/** Programme of the five evenings on the Letter of James. */
const evenings = [
  {
    when: 'James 1',
    title: 'When it is hard',
    text: 'Trials, double minds, and the mirror that you walk away from. Who taught you to keep going?',
  },
  {
    when: 'James 2',
    title: 'The man with the gold ring',
    text: 'Where do we seat a big man, and where the one who came on foot? We look at our own front row.',
  },
  {
    when: 'James 3',
    title: 'The tongue',
    text: 'A small fire and a whole forest, and the words that we send each other by phone.',
  },
  {
    when: 'James 4',
    title: 'If the Lord wills',
    text: 'We plan, we quarrel, we say “by God’s grace” without thinking. What would it mean to mean it?',
  },
  {
    when: 'James 5',
    title: 'Wages, patience, oil',
    text: 'What an employer owes on a Friday, what a farmer knows about waiting, and prayer for the sick at the end.',
  },
] as const

const anEvening = [
  {
    title: 'First we hear it',
    text: 'The chapter is read aloud in English, then in Twi, Ga or Ewe, whichever is in the room. Often the second reading answers the first question.',
  },
  {
    title: 'Then tables of six',
    text: 'Each table has one question and twenty minutes. Somebody who knows the way sits at every table, and speaks last.',
  },
  {
    title: 'Then anything',
    text: 'The hardest question wins. “I do not know, I will read” is an answer here, and the Elder gives it most weeks.',
  },
  {
    title: 'Home by eight',
    text: 'We close with one short prayer. Those who go towards Madina leave together.',
  },
] as const

/** Two fellowships with further Bible study besides Wednesday. */
const furtherReading = [
  {
    title: emmaus.name,
    text: `${emmaus.when}, ${emmaus.where}. One book of the Bible from its first verse to its last, with ${emmaus.leader}. Questions are welcome, and there is help for Sunday school teachers.`,
  },
  {
    title: siloam.name,
    text: `${siloam.when}, ${siloam.where}. One chapter, slowly, with ${siloam.leader}, for those who live too far to come to the hall. Bring the children and your own chair.`,
  },
] as const

export const bibleStudy: SamplePage = {
  place: placeAt('/bible-study', '/ministries'),
  document: {
    title: 'Bible study',
    description:
      'Wednesday at 6:30 PM in the church hall: the Letter of James in five evenings, in any language, with any question.',
    share: { title: 'Bible study', symbol: 'mate-masie', tone: 'indigo' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Bible study',
        symbol: 'mate-masie',
        text: 'Nobody here has read everything, and nobody is too new to ask. Come to one evening or to all five.',
        actions: [
          { label: 'What we read now', link: '#evenings' },
          { label: 'Sermons and teaching', link: '/sermons' },
        ],
        facts: factsOf(studyFacts),
      }),
      blockOf('steps', 'evenings', {
        title: 'The Letter of James, in five evenings',
        link: '/events',
        more: 'Dates',
        items: evenings,
      }),
      blockOf('cards', 'evening', { title: 'How an evening goes', items: anEvening }),
      blockOf('cards', 'further', {
        title: 'If one evening is not enough',
        link: '/fellowships',
        more: 'All fellowships',
        items: furtherReading,
      }),
      blockOf('call-to-action', 'take-part', {
        title: 'Come on Wednesday',
        text: 'You need not register. If you would like somebody to wait for you at the gate, or a Bible in large print, tell us a day before.',
        actions: [{ label: 'Tell us you are coming', link: '/contact?subject=Bible%20study' }],
      }),
    ],
  },
}
