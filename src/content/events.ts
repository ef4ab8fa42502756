import type { eventCategories } from '../lib/contract/services/event.ts'

// Sample events. The file is long because of its texts.

export type SampleEvent = {
  title: string
  description: string
  /** Offset in weeks: 0 is the next such day and hour after now, -1 the one before now. */
  week: number
  day: string
  time: string
  /** Where it is said, on the same day. */
  endTime?: string
  /** Empty for an online event. */
  location: string
  /** Empty for an event with a location. */
  meetingLink: string
  category: (typeof eventCategories)[number]
  /** Name of an Adinkra symbol of the design system. */
  icon: string
}

/** Events of the whole church: seven upcoming, two past. */
export const churchEvents: readonly SampleEvent[] = [
  {
    title: 'Thanksgiving Sunday',
    description:
      'Families bring the first of their harvest, their shop or their salary, and one sentence of thanks. The choir, the brass band and the children’s drummers lead us in together. Wear your cloth if you have one.',
    week: 1,
    day: 'Sunday',
    time: '09:00',
    endTime: '12:00',
    location: 'Main auditorium',
    meetingLink: '',
    category: 'worship',
    icon: 'gye-nyame',
  },
  {
    title: 'Bible Study: The Letter of James',
    description:
      'Five evenings with a short letter about faith that gets up and does something. This week: the tongue, and the words that we send each other by phone. Bring a Bible in any language.',
    week: 0,
    day: 'Wednesday',
    time: '18:30',
    endTime: '20:00',
    location: 'Church hall',
    meetingLink: '',
    category: 'study',
    icon: 'mate-masie',
  },
  {
    title: 'All-Night Prayer: Watch and Pray',
    description:
      'From nine in the evening until first light. We pray for our families, for the rains, for the nation and for those who have nobody to pray for them. Tea and bread at midnight. A bus to Madina and Kasoa leaves at five.',
    week: 0,
    day: 'Friday',
    time: '21:00',
    location: 'Main auditorium',
    meetingLink: '',
    category: 'prayer',
    icon: 'nyame-dua',
  },
  {
    title: 'Clean-Up Saturday at the Market',
    description:
      'Gloves, rakes and wheelbarrows are provided; bring a hat and drinking water. We clear the drains beside the market with the traders’ association, then share porridge and koose with whoever is there.',
    week: 1,
    day: 'Saturday',
    time: '06:30',
    endTime: '10:00',
    location: 'Madina market, main gate',
    meetingLink: '',
    category: 'outreach',
    icon: 'akoma',
  },
  {
    title: 'Youth Football Gala and Jollof Lunch',
    description:
      'Eight teams, boys and girls, from twelve to twenty-five. Register your team at the youth desk by Thursday. Those who do not play can cook, cheer or keep the score.',
    week: 2,
    day: 'Saturday',
    time: '08:00',
    endTime: '14:00',
    location: 'Presby school park',
    meetingLink: '',
    category: 'youth',
    icon: 'dwennimmen',
  },
  {
    title: 'Prayer Hour for Members Abroad',
    description:
      'For everyone who is away from home, at sea or on the night shift. We greet each other, read one psalm and pray by name. Your camera may stay off.',
    week: 2,
    day: 'Tuesday',
    time: '20:00',
    endTime: '21:00',
    location: '',
    meetingLink: 'https://meet.example.com/asore-prayer-hour',
    category: 'prayer',
    icon: 'nyame-dua',
  },
  {
    title: 'Night of Hymns and Highlife',
    description:
      'Old hymns in Twi, Ga, Ewe and English with guitars, horns and a full choir. Bring your grandparents: they know the verses that are not in the book. Entrance is free, and the offering goes to the roof fund.',
    week: 4,
    day: 'Sunday',
    time: '17:00',
    endTime: '20:00',
    location: 'Church forecourt',
    meetingLink: '',
    category: 'worship',
    icon: 'gye-nyame',
  },
  {
    title: 'Book Drive for Two Schools',
    description:
      'We covered, labelled and packed exercise books for two primary schools near us. Every child went home with a full bag and a pencil case sewn by the women’s fellowship.',
    week: -3,
    day: 'Saturday',
    time: '09:00',
    location: 'Church hall',
    meetingLink: '',
    category: 'outreach',
    icon: 'akoma',
  },
  {
    title: 'Youth Sunday',
    description:
      'The young people led everything from the welcome to the blessing. Three of them told how they came to faith, and the children recited Psalm 121 by heart.',
    week: -5,
    day: 'Sunday',
    time: '11:00',
    location: 'Main auditorium',
    meetingLink: '',
    category: 'youth',
    icon: 'dwennimmen',
  },
]

const youngAdults = {
  day: 'Friday',
  time: '18:30',
  location: 'Upper Room, church annexe',
  meetingLink: '',
  category: 'youth',
  icon: 'nkonsonkonson',
} as const

/** The first fellowship's weekly meetings: the last four and the next. */
export const fellowshipMeetings: readonly SampleEvent[] = [
  {
    ...youngAdults,
    week: -4,
    title: 'Faith at Work',
    description:
      'What does it mean to follow Christ when the boss asks for two sets of receipts? Three members told us about their first year in a job.',
  },
  {
    ...youngAdults,
    week: -3,
    title: 'Friendship That Lasts',
    description:
      'David and Jonathan, and the friends who answer the phone at midnight. We talked about keeping friends when everyone is moving away.',
  },
  {
    ...youngAdults,
    week: -2,
    title: 'Reading Ruth Together',
    description:
      'Four short chapters in one evening, with parts for every reader. Afterwards, waakye and a long argument about Boaz.',
  },
  {
    ...youngAdults,
    week: -1,
    title: 'Money, Honestly',
    description:
      'Susu, mobile loans and the pressure to look successful. We wrote a simple budget for one month, and prayed for those who owe.',
  },
  {
    ...youngAdults,
    week: 0,
    title: 'Serving in the City',
    description:
      'How to begin where you are: the neighbour, the street, the ward. We plan our next hospital visit and share the tasks among us.',
  },
]
