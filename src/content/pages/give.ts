import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

/** One year's budget, as agreed by the members' meeting, in pesewas. */
const budget = [
  {
    title: 'Those who work here',
    text: 'Two pastors, the administrator, the caretaker and the night watchman, each with their SSNIT paid.',
    pesewas: 214_000_00,
  },
  {
    title: 'The house',
    text: 'Light, water, diesel for the generator, fans, and the chairs that break at harvest.',
    pesewas: 132_000_00,
  },
  {
    title: 'Neighbours in need',
    text: 'What stands in Elder Komla’s notebook: a month’s rent, a hospital bill, a school bag, a burial.',
    pesewas: 96_000_00,
  },
  {
    title: 'Children, youth and teaching',
    text: 'Exercise books, drums that small hands fit, and the places at the retreat that a family cannot pay for.',
    pesewas: 62_000_00,
  },
  {
    title: 'The roof',
    text: 'Put aside sheet by sheet. The north side is done; the side over the choir is next.',
    pesewas: 62_000_00,
  },
  {
    title: 'Worship and the live stream',
    text: 'Guitar strings, hymn books, one microphone a year, and the data that carries Sunday to those who are ill.',
    pesewas: 34_000_00,
  },
] as const

/** Examples of what an amount pays for, shown beside the form. */
const amounts = [
  ['GHS 40', 'fills one school bag'],
  ['GHS 100', 'keeps the generator running for one service'],
  ['GHS 200', 'buys a week of soup for the ward'],
  ['GHS 500', 'brings one young person to the retreat in August'],
] as const

const otherWays = [
  {
    title: 'On Sunday',
    text: 'We dance the offering to the front in the second service; in the first a plate goes round. Envelopes lie at the welcome desk, if you would like your name on it or none at all.',
  },
  {
    title: 'At the office',
    text: 'Tuesday to Friday, 9:00 AM to 4:00 PM. Adwoa Frimpong takes cash and cheques, writes a receipt while you wait, and makes a statement of your year when you ask for one.',
  },
  {
    title: 'Without money',
    text: 'Yams at harvest, cement for the roof, a Saturday with a rake. The church has been built by people who had no cash that month.',
  },
] as const

const promises = [
  {
    title: 'Nobody has to',
    text: 'Visitors are our guests. Members give what they can be glad of; no seat, no prayer and no visit here depends on it.',
  },
  {
    title: 'Nobody reads it out',
    text: 'The administrator and the treasurer know who gave what. The pastors have asked not to know.',
  },
  {
    title: 'Everybody can see it',
    text: 'What came in and what it bought hangs at the entrance each month, to the last cedi. Two members who are not elders check the books.',
  },
  {
    title: 'When you are short yourself',
    text: 'Keep it, and come to Elder Komla after the service. He has been there, and it stays with him.',
  },
] as const

export const give: SamplePage = {
  place: placeAt('/give'),
  document: {
    title: 'Give',
    description:
      'Give to Asɔre in Accra by mobile money or card, on Sunday or at the office, and see what a year of the church costs.',
    share: { title: 'Give', symbol: 'akoma', tone: 'laterite' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Give',
        symbol: 'akoma',
        text: 'It keeps the lights on, the gate open and somebody’s rent paid. Give what you can be glad of afterwards.',
      }),
      blockOf('own-part', 'now', { title: 'Give now', aside: 'What it does', facts: factsOf(amounts) }),
      blockOf('cards', 'ways', { title: 'Other ways to give', items: otherWays }),
      blockOf('figures', 'year', {
        title: 'Annual figures',
        text: 'The budget as the members’ meeting agreed it. All of it is given; nobody else pays.',
        caption: 'What the church spends in a year',
        items: budget.map(({ pesewas, ...item }) => ({ ...item, amount: pesewas })),
      }),
      blockOf('cards', 'promises', { title: 'How we treat what you give', items: promises }),
      blockOf('call-to-action', 'ask', {
        title: 'A question about money?',
        text: 'A receipt, a gift for something special, a name in a will: the office answers, and Adwoa keeps it to herself.',
        actions: [{ label: 'Write to the office', link: '/contact?subject=Giving' }],
      }),
    ],
  },
}
