import { blockOf } from '../lib/contract/website/blocks/fill.ts'
import type { PageDocument } from '../lib/contract/website/page-document.ts'

/** A post of the sample congregation's news. */
export type SamplePost = {
  slug: string
  title: string
  excerpt: string
  author: string
  categories: readonly string[]
  daysAgo: number
  isPinned?: true
  symbol: PageDocument['share']['symbol']
  blocks: PageDocument['blocks']
}

const words = (text: string, title = '', id = 'words') => blockOf('text', id, { title, text })

/** Posts of a year, the newest first. */
export const samplePosts: readonly SamplePost[] = [
  {
    slug: 'roof-north-side',
    title: 'The north side of the roof is dry',
    excerpt:
      'Eleven carpenters, two Saturdays and 180 sheets: on Sunday nobody moved a chair when the rain came.',
    author: 'Emmanuel Tetteh',
    categories: ['Building'],
    daysAgo: 9,
    isPinned: true,
    symbol: 'nyame-dua',
    blocks: [
      words(
        'On the last two Saturdays eleven carpenters of our own, and some who only came to carry, took down the old sheets of the north side and put up the new ones. When the rain came on Sunday at half past nine, we looked up as one, and nobody moved a chair.\n\nThank you to everybody who gave in the harvest, to Mr Quaye who lent his truck without being asked twice, and to the women of the market who cooked for thirty.',
      ),
      blockOf('steps', 'saturdays', {
        title: 'Two Saturdays',
        items: [
          {
            when: 'The first',
            title: 'Down',
            text: '180 old sheets, one nest of bees, and Deacon Quaye’s hat.',
          },
          {
            when: 'The second',
            title: 'Up',
            text: '180 new ones, of the thicker kind: the thin ones sing in the rain.',
          },
          { when: 'Sunday', title: 'Rain', text: 'At half past nine, as if it had been invited.' },
        ],
      }),
      words(
        'The south side is next, after the rains. What is missing is on the notice board at the entrance, and the treasurer answers every question after the second service.',
        'And now?',
        'next',
      ),
    ],
  },
  {
    slug: 'harvest-thanks',
    title: 'Harvest: thank you',
    excerpt: 'Yams, cloth, a goat with opinions, and one sentence of thanks from each family.',
    author: 'Abena Owusu',
    categories: ['Harvest', 'Building'],
    daysAgo: 24,
    symbol: 'bese-saka',
    blocks: [
      words(
        'The table of the harvest was full before the first hymn ended. There were yams from Techiman and tomatoes from the balcony of Auntie Esi, a bale of cloth, four live hens and a goat, who spoke during the sermon.\n\nEach family brought one sentence. We wrote some of them down.',
      ),
      blockOf('quote', 'sentences', {
        items: [
          { text: 'My shop is still open, and I am still in it.', name: 'A trader at Makola' },
          { text: 'He walks again. Slowly, but he walks to church.', name: 'A daughter' },
        ],
      }),
      words(
        'What was given goes into the roof. What could be eaten was eaten on the same day by those who came, and by forty people of the street behind the school.',
        '',
        'where',
      ),
    ],
  },
  {
    slug: 'nineteen-baptised',
    title: 'Nineteen were baptised at La beach',
    excerpt: 'The tide was out, the drums were early, and the youngest had learnt to swim for it.',
    author: 'Kofi Mensah',
    categories: ['Baptism', 'Youth'],
    daysAgo: 72,
    symbol: 'gye-nyame',
    blocks: [
      words(
        'At six in the morning three buses left the church, and at seven the drums could be heard as far as the castle. Nineteen people went into the water: a grandmother of 71, two brothers who had not spoken for a year, and Nii, who is fourteen and had learnt to swim for it, “in case Pastor slips”.\n\nPastor did not slip.',
      ),
      words(
        'The next class for baptism begins in two weeks, on Wednesdays at six in the chapel. It is six evenings long. Ask at the welcome desk, or write to the office.',
        'The next class',
        'class',
      ),
    ],
  },
  {
    slug: 'camp-at-aburi',
    title: 'Sixty-two young people, one borehole: the camp at Aburi',
    excerpt: 'They went for the hills and came back with blisters, a song and a plan.',
    author: 'Efua Sarpong',
    categories: ['Youth'],
    daysAgo: 105,
    symbol: 'dwennimmen',
    blocks: [
      words(
        'Sixty-two went up to Aburi for four days. In the mornings they read the letter of James, in the afternoons they dug: the primary school at the foot of the hill has waited two years for the trench to its borehole. Now it has one, 140 metres long and nearly straight.',
      ),
      blockOf('quote', 'one', {
        items: [
          {
            text: 'I thought faith without works was a sermon. It is a shovel.',
            name: 'Selasi, 17',
          },
        ],
      }),
    ],
  },
  {
    slug: 'easter-in-four-languages',
    title: 'Easter, read in four languages',
    excerpt: 'Twi, Ga, Ewe and English at the grave: who read, and where the words can be heard again.',
    author: 'Abena Owusu',
    categories: ['Worship'],
    daysAgo: 236,
    symbol: 'nkonsonkonson',
    blocks: [
      words(
        'Before the sun was up we read the twentieth chapter of John four times, in [Twi]{lang=ak}, [Ga]{lang=gaa}, Ewe and English, and each time Mary turned round at another word. The recording is among the [sermons](/sermons).\n\nThe breakfast afterwards was cooked by the men’s fellowship. There were no complaints that reached this office.',
      ),
    ],
  },
  {
    slug: 'clean-up-saturday',
    title: 'What we pulled out of the Odaw',
    excerpt: 'Ninety sacks, one sofa, and new neighbours: the first clean-up Saturday of the year.',
    author: 'Emmanuel Tetteh',
    categories: ['Community'],
    daysAgo: 301,
    symbol: 'sankofa',
    blocks: [
      words(
        'We were told to expect thirty people. A hundred and ten came, half of them from the mosque across the road, who brought gloves. Together we filled ninety sacks and pulled a sofa out of the gutter that nobody has claimed.\n\nThe assembly collected everything by Monday. The next clean-up is on the first Saturday of the month after next, at six in the morning, and it is over before the heat.',
      ),
    ],
  },
]
