import type { sermonCategories } from '../lib/contract/media/sermon.ts'
import type { usualSeries } from '../lib/contract/media/sermon-series.ts'
import * as manuscripts from './manuscripts.ts'

// Sample sermons. The file is long because of its texts.

type SampleMedia = {
  /** File name in the folder of sample media. */
  file: string
  type: 'audio' | 'video'
  /** Duration of the file, rounded to whole seconds. */
  seconds: number
}

export type SampleSermon = {
  title: string
  description: string
  series: (typeof usualSeries)[number]
  category: (typeof sermonCategories)[number]
  scripture: string
  preacher: string
  /** 0 is the last Sunday. */
  weeksAgo: number
  /** Preached on the Wednesday before that Sunday. */
  midweek?: true
  views: number
  /** Without media there is no player. */
  media?: SampleMedia
  /** As the media team types them, one a line. */
  chapters?: string
  /** The manuscript or a transcript: paragraphs separated by a blank line. */
  words?: string
}

const larbi = 'Rev. Ebenezer Asiedu-Larbi'
const quaye = 'Pastor Esi Quaye'
const agbenyegah = 'Elder Komla Agbenyegah'

/** Newest first. The recordings are short meditations, made for the sample data. */
export const sermons: readonly SampleSermon[] = [
  {
    title: 'A Chair at the King’s Table',
    description:
      'Mephibosheth expected the worst from David and was given a seat among the king’s sons. A short meditation on being welcomed before we have anything to bring.',
    series: 'Grace Series',
    category: 'sermon',
    scripture: '2 Samuel 9:1-13',
    preacher: larbi,
    weeksAgo: 0,
    views: 184,
    media: { file: 'a-chair-at-the-table.mp3', type: 'audio', seconds: 22 },
    chapters: '0:00 Called for\n0:07 What he feared\n0:14 A chair of his own',
    words: manuscripts.chair,
  },
  {
    title: 'Be Still',
    description:
      'Half a minute to begin the day, before the phone rings and the road fills. For anyone who wakes up already tired.',
    series: 'Faith Series',
    category: 'teaching',
    scripture: 'Psalm 46:1-11',
    preacher: quaye,
    weeksAgo: 0,
    midweek: true,
    views: 231,
    media: { file: 'be-still.mp3', type: 'audio', seconds: 24 },
    chapters: '0:00 Before the phone rings\n0:12 Be still',
    words: manuscripts.still,
  },
  {
    title: 'Woven Together',
    description:
      'One thread breaks easily; a cloth carries a child. A psalm for people who climb to the same house by different roads, with pictures of a loom at work.',
    series: 'Grace Series',
    category: 'worship',
    scripture: 'Psalm 133:1-3',
    preacher: agbenyegah,
    weeksAgo: 1,
    views: 312,
    media: { file: 'woven-together.mp4', type: 'video', seconds: 13 },
    chapters: '0:00 One thread\n0:06 The cloth',
  },
  {
    title: 'Knocking at Midnight',
    description:
      'A man wakes his neighbour for three loaves, and Jesus calls it prayer. On asking plainly, asking again, and asking for somebody else.',
    series: 'Faith Series',
    category: 'teaching',
    scripture: 'Luke 11:5-13',
    preacher: quaye,
    weeksAgo: 1,
    midweek: true,
    views: 97,
  },
  {
    title: 'A Mustard Seed of Faith',
    description:
      'The disciples wanted more faith; Jesus pointed to the smallest seed. Bring what you have today and let it go into the ground.',
    series: 'Faith Series',
    category: 'sermon',
    scripture: 'Matthew 17:14-20',
    preacher: larbi,
    weeksAgo: 2,
    views: 276,
    media: { file: 'mustard-seed.mp3', type: 'audio', seconds: 22 },
    chapters: '0:00 How much is enough?\n0:09 Into the ground',
    words: manuscripts.seed,
  },
  {
    title: 'Gleaning with Dignity',
    description:
      'Boaz told his workers to leave a little behind on purpose. What would it look like if every business in this church had a corner of the field for the stranger?',
    series: 'Prosperity Series',
    category: 'sermon',
    scripture: 'Ruth 2:1-12',
    preacher: agbenyegah,
    weeksAgo: 3,
    views: 158,
  },
  {
    title: 'Honest Scales',
    description:
      'One proverb about the weights in a trader’s bag, opened up for those who sell by the olonka, by the yard or by the hour.',
    series: 'Prosperity Series',
    category: 'teaching',
    scripture: 'Proverbs 11:1',
    preacher: quaye,
    weeksAgo: 3,
    midweek: true,
    views: 143,
  },
  {
    title: 'The Father Who Ran',
    description:
      'Elders do not run, least of all towards a son who has wasted everything. We look at the story from the road, from the kitchen and from the elder brother’s doorway.',
    series: 'Grace Series',
    category: 'sermon',
    scripture: 'Luke 15:11-32',
    preacher: larbi,
    weeksAgo: 4,
    views: 402,
    words: manuscripts.father,
  },
  {
    title: 'Leaving without a Map',
    description:
      'Abraham set out and did not know where he was going. A word for those who are starting over in a new town, a new trade or a quiet house.',
    series: 'Faith Series',
    category: 'sermon',
    scripture: 'Hebrews 11:8-12',
    preacher: quaye,
    weeksAgo: 5,
    views: 219,
  },
  {
    title: 'What Do You Have in the House?',
    description:
      'The prophet did not ask the widow what she lacked. A jar of oil, borrowed pots and good neighbours: how provision often begins with what is already on the shelf.',
    series: 'Prosperity Series',
    category: 'sermon',
    scripture: '2 Kings 4:1-7',
    preacher: larbi,
    weeksAgo: 6,
    views: 335,
    words: manuscripts.oil,
  },
  {
    title: 'While the Farmer Sleeps',
    description:
      'The seed grows by night and by day, and the farmer does not know how. A midweek lesson about doing our part and then going to bed.',
    series: 'Faith Series',
    category: 'teaching',
    scripture: 'Mark 4:26-29',
    preacher: agbenyegah,
    weeksAgo: 6,
    midweek: true,
    views: 88,
  },
  {
    title: 'Saved for Good Works',
    description:
      'We are not saved by our works, yet we are made for them. Paul holds the two together in three sentences, and so shall we.',
    series: 'Grace Series',
    category: 'sermon',
    scripture: 'Ephesians 2:8-10',
    preacher: larbi,
    weeksAgo: 7,
    views: 190,
  },
  {
    title: 'Songs at Midnight',
    description:
      'Two men with bleeding backs began to sing, and the whole prison listened. From our evening of praise, with the choir’s own arrangement at the end.',
    series: 'Faith Series',
    category: 'worship',
    scripture: 'Acts 16:25-34',
    preacher: quaye,
    weeksAgo: 8,
    views: 367,
  },
  {
    title: 'Enough',
    description:
      'Contentment is not the same as giving up. Why Paul calls it great gain, and how a family can agree on what is enough for them.',
    series: 'Prosperity Series',
    category: 'sermon',
    scripture: '1 Timothy 6:6-10',
    preacher: larbi,
    weeksAgo: 9,
    views: 251,
  },
  {
    title: 'The Stones on the Ground',
    description:
      'They brought a woman and left one by one, the eldest first. What each of us drops when we hear the answer of Jesus.',
    series: 'Grace Series',
    category: 'sermon',
    scripture: 'John 8:1-11',
    preacher: quaye,
    weeksAgo: 10,
    views: 298,
  },
  {
    title: 'The One Who Came Back',
    description:
      'Ten were cleansed and one returned. Members of the welfare team tell whom they went back to thank, and what happened then.',
    series: 'Grace Series',
    category: 'testimony',
    scripture: 'Luke 17:11-19',
    preacher: agbenyegah,
    weeksAgo: 11,
    views: 174,
  },
  {
    title: 'Buried in the Yard',
    description:
      'The third servant was not wicked because he lost money. He was afraid, and he hid. On gifts that lie in the ground in our own compound.',
    series: 'Prosperity Series',
    category: 'sermon',
    scripture: 'Matthew 25:14-30',
    preacher: larbi,
    weeksAgo: 12,
    views: 226,
  },
  {
    title: 'Help My Unbelief',
    description:
      'A father prays the most honest sentence in the Gospels. This sermon is for those who believe on some days only.',
    series: 'Faith Series',
    category: 'sermon',
    scripture: 'Mark 9:14-29',
    preacher: quaye,
    weeksAgo: 13,
    views: 418,
  },
  {
    title: 'Giving out of Little',
    description:
      'The Macedonians begged for the favour of being allowed to give. What generosity looks like in a house where the light bill is also due.',
    series: 'Prosperity Series',
    category: 'sermon',
    scripture: '2 Corinthians 8:1-9',
    preacher: agbenyegah,
    weeksAgo: 14,
    views: 131,
  },
  {
    title: 'Grace for the Other Town',
    description:
      'Jonah was angry because God was kind to people whom he did not like. A short book, a withered plant, and a question that is left open for us.',
    series: 'Grace Series',
    category: 'sermon',
    scripture: 'Jonah 4:1-11',
    preacher: larbi,
    weeksAgo: 15,
    views: 205,
  },
  {
    title: 'A Trowel in One Hand',
    description:
      'Nehemiah’s people built and kept watch at the same time, each family opposite its own house. On finishing what was begun although others laugh.',
    series: 'Faith Series',
    category: 'sermon',
    scripture: 'Nehemiah 4:6-23',
    preacher: larbi,
    weeksAgo: 16,
    views: 187,
  },
  {
    title: 'Storing in the Good Years',
    description:
      'Joseph saw seven fat years and did not hold a feast. A practical evening on saving, planning and feeding others when the lean years come.',
    series: 'Prosperity Series',
    category: 'teaching',
    scripture: 'Genesis 41:46-57',
    preacher: agbenyegah,
    weeksAgo: 16,
    midweek: true,
    views: 164,
  },
  {
    title: 'Charge It to My Account',
    description:
      'Paul writes to a friend on behalf of a runaway. The shortest of his letters shows what it costs to stand between two people and ask for peace.',
    series: 'Grace Series',
    category: 'sermon',
    scripture: 'Philemon 1:8-19',
    preacher: quaye,
    weeksAgo: 17,
    views: 122,
  },
  {
    title: 'Twelve Stones from the River',
    description:
      'An address for the anniversary of the church. When our children ask what these stones mean, what story will we tell them?',
    series: 'Faith Series',
    category: 'other',
    scripture: 'Joshua 4:1-9',
    preacher: larbi,
    weeksAgo: 18,
    views: 349,
  },
]
