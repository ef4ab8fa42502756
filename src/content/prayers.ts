// Sample prayer requests. The file is long because of its texts.

export type SamplePrayer = {
  title: string
  description: string
  /** Username of the author; null for an anonymous visitor. */
  by: string | null
  isPrivate?: true
  /** Number of prayers. */
  prayed: number
  /** Days before now; a fraction is part of a day. */
  daysAgo: number
  /** Days before now on which it was marked as answered. */
  answeredDaysAgo?: number
}

/** Newest first. */
export const prayers: readonly SamplePrayer[] = [
  {
    title: 'Safe delivery for my sister',
    description:
      'My sister Abla is expecting her first child in Ho and the family is far from her. Please pray for calm, for the midwives, and for a good road for our mother who is travelling to be there.',
    by: 'dzifa.agbeko',
    prayed: 23,
    daysAgo: 0.3,
  },
  {
    title: 'Strength for my grandmother',
    description:
      'Nana is eighty-six and tired of the hospital. The doctors in Mampong are kind to her. Please pray that she may sleep well, and that we find somebody good to stay with her in the week.',
    by: 'member',
    prayed: 31,
    daysAgo: 1.2,
  },
  {
    title: 'Rain for the farms at home',
    description:
      'My brothers have sown maize near Bolgatanga and the sky has stayed dry for two weeks. Pray for rain, and for patience among those who share the well.',
    by: 'mary.akolgo',
    prayed: 44,
    daysAgo: 2.1,
  },
  {
    title: 'A quarrel over land',
    description:
      'Our family house is before the court and cousins no longer greet each other. I do not ask to win. I ask that we may sit at one table again.',
    by: 'counter',
    isPrivate: true,
    prayed: 4,
    daysAgo: 2.8,
  },
  {
    title: 'For the drivers on the Kumasi road',
    description:
      'I pass two accidents every week. Pray for those of us who drive by night, for good tyres and good sense, and for the families who wait up for us.',
    by: 'prosper.gbeve',
    prayed: 52,
    daysAgo: 4.4,
  },
  {
    title: 'Somebody to talk to',
    description:
      'I have moved to Accra for work and come home to an empty room. I visited on Sunday and sat at the back. Please pray that I find one or two friends here.',
    by: null,
    prayed: 37,
    daysAgo: 5.6,
  },
  {
    title: 'Peace in our house',
    description:
      'My parents speak to each other through me. I love them both and I am worn out. Please keep this between us.',
    by: 'member',
    isPrivate: true,
    prayed: 3,
    daysAgo: 7.3,
  },
  {
    title: 'Capital for the sewing shop',
    description:
      'Two of my machines were damaged when the gutter flooded. I have orders for the wedding season. Pray that the susu group agrees, and that my customers wait for me.',
    by: 'ama.ntim',
    prayed: 29,
    daysAgo: 9.1,
  },
  {
    title: 'Wisdom for the examiners and the examined',
    description:
      'My Form Three students sit for their final papers this month. Many of them also sell after school. Pray for clear minds, honest halls and light in the evening.',
    by: 'leader',
    prayed: 61,
    daysAgo: 11.5,
  },
  {
    title: 'My son at sea',
    description:
      'Ato works on a vessel out of Tema and the line has been silent since the storm. Pray for every crew on the water tonight.',
    by: 'georgina.baidoo',
    prayed: 58,
    daysAgo: 13.2,
    answeredDaysAgo: 10,
  },
  {
    title: 'Visa interview',
    description:
      'I have been admitted to read public health abroad and my interview is on Tuesday. Pray that my papers are in order and that I accept the answer, whichever it is.',
    by: 'philomena.dery',
    prayed: 19,
    daysAgo: 15.7,
  },
  {
    title: 'Thanksgiving for a quiet month',
    description:
      'Nobody fell ill, nobody died, the roof held. I would like somebody to thank God with me for a month in which nothing happened.',
    by: 'naa.lartey',
    prayed: 47,
    daysAgo: 18.4,
  },
  {
    title: 'Work after national service',
    description:
      'My posting ended and I have sent out thirty letters. Pray for one honest door, and that I keep getting up at six.',
    by: 'member',
    prayed: 66,
    daysAgo: 41,
    answeredDaysAgo: 12,
  },
  {
    title: 'Recovery after the operation',
    description:
      'My husband’s operation at Korle Bu went as the surgeons hoped. Now come the slow weeks. Pray for his patience, and a little for mine.',
    by: 'vida.asante',
    prayed: 34,
    daysAgo: 46,
    answeredDaysAgo: 20,
  },
  {
    title: 'A debt that I hid',
    description:
      'I borrowed on my phone and then borrowed again to pay. My wife does not know yet. Pray that I tell her this week, and that she can hear it.',
    by: 'kwabena.duah',
    isPrivate: true,
    prayed: 5,
    daysAgo: 52,
  },
  {
    title: 'For our teachers at Sunday school',
    description:
      'Sixty children, four teachers and one fan. Pray for more hands, and for the small ones who come without breakfast.',
    by: 'sarah.quansah',
    prayed: 40,
    daysAgo: 58,
    answeredDaysAgo: 33,
  },
  {
    title: 'Comfort for a family in Teshie',
    description:
      'They buried a father of five on Saturday. I am a neighbour and not a member, but I heard that you pray for people by name. His name was Ataa Adjei.',
    by: null,
    prayed: 73,
    daysAgo: 64,
  },
  {
    title: 'My daughter’s first year in boarding school',
    description:
      'She cries on the phone and I cry after it. Pray for one good friend in her dormitory, and for a housemistress with a soft heart.',
    by: 'esi.bentil',
    prayed: 38,
    daysAgo: 75,
    answeredDaysAgo: 48,
  },
]
