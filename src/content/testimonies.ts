import type { testimonyCategories } from '../lib/contract/care/testimony.ts'

// Sample testimonies. The file is long because of its texts.

export type SampleTestimony = {
  title: string
  category: (typeof testimonyCategories)[number]
  content: string
  /** Username of the author; null when the account has since been closed. */
  by: string | null
  /** `waiting` is visible only to its author and to staff; `verified` is approved and marked as verified by staff. */
  state: 'waiting' | 'approved' | 'verified'
  likes: number
  /** Days before now; a fraction is part of a day. */
  daysAgo: number
}

/** Newest first. */
export const testimonies: readonly SampleTestimony[] = [
  {
    title: 'The month that balanced',
    category: 'provision',
    content:
      'At the end of last month I was short by two hundred cedis and had told nobody. On Thursday an old customer came to the office to pay an invoice that we had long written off. I sat in the washroom and cried. I am a bookkeeper; I know what a number that should not be there looks like.',
    by: 'member',
    state: 'waiting',
    likes: 0,
    daysAgo: 0.6,
  },
  {
    title: 'Home from the ward',
    category: 'healing',
    content:
      'After nineteen days on the ward I walked out on my own feet. I thank God for the nurses who sang to me at night, for the doctor who explained everything twice, and for those of you who brought soup. I am still weak and I am very happy.',
    by: 'benjamin.ocansey',
    state: 'waiting',
    likes: 0,
    daysAgo: 1.9,
  },
  {
    title: 'Thirty letters and one answer',
    category: 'breakthrough',
    content:
      'You prayed with me when my national service ended and nothing followed. I wrote thirty letters. Twenty-six were never answered, three said no, and the last one said: can you start on Monday? It is a small firm and an honest one. To those who are still writing, I was where you are.',
    by: 'member',
    state: 'verified',
    likes: 87,
    daysAgo: 9.2,
  },
  {
    title: 'My son’s voice on the line',
    category: 'deliverance',
    content:
      'For eleven days we did not know whether the boat was still on the water. The prayer fellowship came to my house each evening and did not say foolish things. Then Ato called from Takoradi on a borrowed phone. He asked what I had cooked. I could not answer him for joy.',
    by: 'georgina.baidoo',
    state: 'verified',
    likes: 142,
    daysAgo: 9.8,
  },
  {
    title: 'I came for the drums',
    category: 'salvation',
    content:
      'A friend promised me that the drumming was good, and it was. I came back for it four Sundays. On the fifth I found that I had stopped listening to the drums and started listening to the words. I was baptised at Easter. I also play now.',
    by: 'selom.kpodo',
    state: 'verified',
    likes: 118,
    daysAgo: 16.3,
  },
  {
    title: 'School fees by instalments',
    category: 'provision',
    content:
      'The headmistress let me pay week by week. Every Friday I brought what the kenkey had earned, and she wrote it in a small book. On the last Friday she closed the book and said that somebody had already paid the rest. She would not tell me who. If you are reading this: he came third in his class.',
    by: 'naa.lartey',
    state: 'verified',
    likes: 164,
    daysAgo: 22.5,
  },
  {
    title: 'A year without a drink',
    category: 'deliverance',
    content:
      'Today it is one year. I did not do it alone: there was the doctor, there was my brother who slept on my floor, and there were the men of the Monday fellowship, who never once asked me why I was late. I still count the days. I thank God for each one.',
    by: 'isaac.atanga',
    state: 'approved',
    likes: 131,
    daysAgo: 29.7,
  },
  {
    title: 'We sat at one table',
    category: 'breakthrough',
    content:
      'My aunt and my mother had not spoken since the funeral of our grandfather. At my niece’s naming both came, each because she thought that the other would not. Somebody started the old hymn and they had the same harmony. Nobody apologised. They washed the plates together.',
    by: 'elizabeth.eshun',
    state: 'verified',
    likes: 96,
    daysAgo: 35.1,
  },
  {
    title: 'My husband is walking',
    category: 'healing',
    content:
      'The surgeons told us that it would be slow and it has been. Last Sunday he walked from the gate to his old seat with one stick, and the ushers pretended not to see how long it took. We are grateful for skilled hands, for daily exercises, and for a church that waits.',
    by: 'vida.asante',
    state: 'verified',
    likes: 109,
    daysAgo: 40.4,
  },
  {
    title: 'The wallet at Circle',
    category: 'other',
    content:
      'I lost my wallet at Circle with the fellowship’s bus money in it. A young man called the number on my church card and would take nothing, not even the fare. He said that his mother would ask. I have met his mother since: she sits three rows behind me.',
    by: 'nana.ntow',
    state: 'approved',
    likes: 75,
    daysAgo: 47.6,
  },
  {
    title: 'Reading at fifty-eight',
    category: 'other',
    content:
      'I left school to sell oranges. For two years Madam Quansah has taught me after the second service, with a children’s Bible and much laughter. Last week I read Psalm 23 aloud in the fellowship, every word, in Ewe and then in English.',
    by: 'felicia.torku',
    state: 'verified',
    likes: 203,
    daysAgo: 55.2,
  },
  {
    title: 'The shop after the flood',
    category: 'provision',
    content:
      'The water took the cement and the flour and left the walls. Before I had finished sweeping, eleven people from church stood at the door with shovels. One traded me stock on credit. We opened again in nine days, and I have paid back all of it.',
    by: 'comfort.yeboah',
    state: 'approved',
    likes: 92,
    daysAgo: 63.8,
  },
  {
    title: 'I stopped running',
    category: 'salvation',
    content:
      'My father is a catechist, so I knew all the answers and believed none of them. It was not a sermon that changed me. It was Elder Komla, who drove me home one night and said only: you may come as you are, and you may come slowly. I came slowly.',
    by: 'akwasi.boadi',
    state: 'verified',
    likes: 127,
    daysAgo: 71.3,
  },
  {
    title: 'Sleeping through the night',
    category: 'healing',
    content:
      'After the accident I could not close my eyes without seeing the road. The counsellor whom the church found for me listened for five months. Some nights are still long, but most are not. I wanted to say so, because nobody had told me that it gets better.',
    by: null,
    state: 'approved',
    likes: 113,
    daysAgo: 80.9,
  },
  {
    title: 'A permit after six years',
    category: 'breakthrough',
    content:
      'Six years, four offices and one lost file. The permit for our workshop came on a Wednesday morning, without a bribe. I framed the first page. To the young ones in business: it took longer, and I sleep well.',
    by: 'mawuli.dogbe',
    state: 'verified',
    likes: 84,
    daysAgo: 92.5,
  },
  {
    title: 'The brakes held at Aburi',
    category: 'deliverance',
    content:
      'Coming down from Aburi with nineteen passengers, the pedal went to the floor and then, on the last bend, it held. I have driven for fourteen years and I check my brakes every morning. That day I checked them, and then I thanked God for them as well.',
    by: 'prosper.gbeve',
    state: 'approved',
    likes: 68,
    daysAgo: 104.2,
  },
]
