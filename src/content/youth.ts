/** The four activities of the Youth Ministry (spec 1 §2). */
export const activities = [
  {
    slug: 'weekly-friday-meetings',
    title: 'Weekly Friday meetings',
    text: 'One question each week that somebody really asked: is it a sin to be angry, must I marry in the church, what do I owe my parents. We read, we argue, we pray, and there is gari soakings at the end.',
    when: 'Every Friday, 4:30 PM to 6:15 PM',
    where: 'Church hall',
    who: 'Akwasi Boadi',
    symbol: 'mate-masie',
    tone: 'indigo',
  },
  {
    slug: 'monthly-community-service',
    title: 'Monthly community service',
    text: 'We sweep, carry, paint and read aloud where an adult has asked for help: the drains by the market, a widow’s wall, the children’s ward. You get gloves, breakfast, and dirt on your shoes.',
    when: 'One Saturday a month, 6:30 AM to 10:30 AM',
    where: 'We leave from the church gate',
    who: 'Ama Ntim',
    symbol: 'akoma',
    tone: 'laterite',
  },
  {
    slug: 'annual-retreats',
    title: 'Annual retreats',
    text: 'Three days in the hills in the long vacation, with phones in a basket until supper. Bunk beds, a night walk, long talks on the veranda. It costs what your family can give, and nobody stays at home for money.',
    when: 'Thursday to Saturday, second week of August',
    where: 'A mission house above Aburi',
    who: 'Maame Yaa Kissi',
    symbol: 'nyame-dua',
    tone: 'forest',
  },
  {
    slug: 'game-nights',
    title: 'Game nights',
    text: 'Oware, ludo, table tennis, one very loud quiz. Bring the friend who would never come on a Sunday. Parents who wait for you are made to play.',
    when: 'Second Saturday of the month, 5:00 PM to 8:30 PM',
    where: 'Church hall, east wing',
    who: 'Selɔm Kpodo',
    symbol: 'dwennimmen',
    tone: 'gold',
  },
] as const

export const youthFacts = [
  ['Who it is for', 'Everybody from twelve to twenty-five'],
  ['Who leads it', 'Akwasi Boadi, physics teacher, with six young leaders'],
  ['Where to find us', 'The youth desk, left of the entrance, after both services'],
  ['What it costs', 'Nothing but the retreat, and that is what you can give'],
] as const

/** Questions that parents ask before they let a child come. */
export const forParents = [
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
