import type { FellowshipKey } from '../fellowships.ts'

/** What a fellowship met for, and how it was announced. */
export type Topic = readonly [title: string, description: string]

/** What the fellowships did in a year, one topic after the other. */
export const meetingTopics: Readonly<Record<FellowshipKey, readonly Topic[]>> = {
  youngAdults: [
    [
      'Whom Do You Call at Midnight?',
      'Each brings one story of a friend who came. We read David and Jonathan.',
    ],
    [
      'The First Salary',
      'What to do with it, told by three who have just had theirs and one who regrets it.',
    ],
    ['Questions We Do Not Ask in Church', 'Write yours on paper without a name. Nobody laughs.'],
    ['Football and Fufu', 'We play on the school park until it is dark, and eat what loses.'],
    ['Reading Mark in One Evening', 'Sixteen chapters aloud, everybody reads one. Bring water.'],
    [
      'Leaving Home',
      'On going abroad, staying, and the parents in between. With an agent of no visa at all.',
    ],
    [
      'How to Sit with the Sick',
      'Staff Nurse John shows what to say at a bed, and what to leave at the door.',
    ],
  ],
  women: [
    [
      'Before the Market Opens',
      'Half an hour of prayer and one hymn, and everybody is at her stall by eight.',
    ],
    ['Hannah’s Long Wait', 'We read First Samuel, chapter one, and keep silence for those who wait now.'],
    ['A Cloth for the Bride', 'Three weddings this quarter: we choose the cloth and share out the cooking.'],
    ['Susu Without Tears', 'How our savings box is kept, and who holds which key.'],
    ['Grandmothers’ Morning', 'The oldest among us tell how they were taught to pray.'],
    ['Soap and Shea Butter', 'Asibi teaches both. Bring a basin, and patience.'],
    ['Standing by the Widow', 'What the widow of last month still needs, when the canopies are gone.'],
  ],
  men: [
    ['The Roof Again', 'Who climbs, who holds the ladder, who brings the nails.'],
    ['Fathers and Their Daughters', 'Two of our daughters speak first. We listen.'],
    ['Nehemiah Builds', 'A wall, a list of names, and a job for every household: chapters three and four.'],
    ['Blood Pressure Monday', 'The nurse measures all of us. Nobody leaves before his turn.'],
    ['When the Business Fails', 'A brother tells how he closed his shop, and what the church did.'],
    ['Draughts and Prayer', 'One board each, then the names of the sick.'],
    ['Work That Nobody Sees', 'On sextons, night watchmen and Joseph in the prison.'],
  ],
  home: [
    ['Psalms at the Sowahs’', 'Everybody brings the psalm that they know by heart, and says why.'],
    ['New Neighbours', 'Two families have moved into the lane. We go round with oranges.'],
    ['The Lost Coin', 'Luke fifteen for children and grown-ups together, with a real lost coin.'],
    ['Praying for Our Street', 'House by house, by name, as far as the lorry station.'],
    ['Letters to the Sick', 'We write them here, and the children bring them.'],
    ['Bread and Tea with James', 'The second chapter, slowly.'],
  ],
  prayer: [
    ['For the Rains', 'For farms that have had none, and houses that have had too much.'],
    ['For Those on the Road', 'Drivers, traders, and everybody who comes home late.'],
    ['Thanks Before Asking', 'One hour in which nobody asks for anything.'],
    ['For the Schools', 'The names of all our pupils are read out, and those who teach them.'],
    ['Keeping Silence', 'Twenty minutes together without a word, then the Lord’s Prayer.'],
    ['For the Sick of the Church', 'By first names alone, as they have asked.'],
  ],
  bible: [
    ['Amos, a Farmer Speaks', 'Justice like water: what the fourth chapter says of scales and weights.'],
    ['Ruth in Four Voices', 'We read the parts: Naomi, Ruth, Boaz and the women of the town.'],
    ['What Is a Parable?', 'The sower, with seeds on the table.'],
    ['Paul Writes to Philemon', 'One page that changed a household. Bring a pencil.'],
    ['The Book of Jonah', 'Read as a joke first, then as it hurts.'],
    ['Beatitudes, One by One', 'Nine lines in Twi, Ga, Ewe and English.'],
  ],
}

/** What people say who cannot serve on a Sunday. */
export const refusals = [
  'I am on night duty that week.',
  'My mother’s one-week celebration is in Ho.',
  'Exams. I come again in the new month.',
  'The car is at the fitter’s, and we live in Kasoa.',
] as const

export const soundTeam = 'Sound and Screen'
