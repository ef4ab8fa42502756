// The six fellowships of the sample congregation. The file is long because of its texts.

export type FellowshipKey = 'youngAdults' | 'women' | 'men' | 'home' | 'prayer' | 'bible'

export type SampleFellowship = {
  key: FellowshipKey
  name: string
  description: string
  location: string
  day: string
  /** Hour and minute in the church's time zone. */
  time: string
  /** Username of the leader. */
  leader: string
  activities: readonly string[]
}

/** Username of a member of the first one, who assists its leader. */
export const sampleAssistant = 'abena.tweneboah'

/** In the order of their ids: `leader` leads the first, `leader2` the second. */
export const fellowships: readonly SampleFellowship[] = [
  {
    key: 'youngAdults',
    name: 'Nkabom Young Adults',
    description:
      'Nkabom means coming together. Students, apprentices and young workers meet at the end of the week to read, argue kindly, pray for each other’s plans, and eat whatever somebody has cooked.',
    location: 'Upper Room, church annexe',
    day: 'Friday',
    time: '18:30',
    leader: 'leader',
    activities: ['Bible discussion', 'Career mentoring', 'Football on the school park', 'Hospital visits'],
  },
  {
    key: 'women',
    name: 'Mmaa Nkunim Women’s Fellowship',
    description:
      'Women of every age, from first job to great-grandmother. We pray early, before the market opens, and we stand by each other at births, at sickbeds and at funerals.',
    location: 'Chapel of Thanksgiving',
    day: 'Saturday',
    time: '06:30',
    leader: 'leader2',
    activities: ['Morning prayer', 'Savings circle', 'Cooking for the bereaved', 'Choir practice'],
  },
  {
    key: 'men',
    name: 'Boaz Men’s Fellowship',
    description:
      'A place where men can speak honestly about work, marriage, children and money, and where a man who is tired can say so. We also mend what is broken around the church.',
    location: 'Church hall, east wing',
    day: 'Monday',
    time: '19:00',
    leader: 'kojo.ansah',
    activities: ['Study of Proverbs', 'Repairs at the church', 'Mentoring boys', 'Table tennis'],
  },
  {
    key: 'home',
    name: 'Siloam Home Fellowship',
    description:
      'Neighbours in Dansoman and Odorkor who meet in a family compound. Bring your children and your own chair. We read one chapter slowly and pray for every house on the street.',
    location: 'The Sowah compound, near Dansoman Roundabout',
    day: 'Wednesday',
    time: '18:00',
    leader: 'rebecca.sowah',
    activities: ['Chapter reading', 'Children’s stories', 'Neighbourhood prayer walk', 'Shared meal'],
  },
  {
    key: 'prayer',
    name: 'Elim Prayer Fellowship',
    description:
      'We carry the church’s prayer list, name by name, and keep every confidence that we are given. Those who love quiet and those who love to sing are both at home here.',
    location: 'Prayer garden, behind the main auditorium',
    day: 'Thursday',
    time: '18:30',
    leader: 'deborah.acquaah',
    activities: ['Intercession', 'Quiet hour', 'Visiting the sick', 'Monthly fast'],
  },
  {
    key: 'bible',
    name: 'Emmaus Bible Fellowship',
    description:
      'Patient readers who stay after the second service and take one book of the Bible from its first verse to its last. Questions are welcome, and nobody is too new to ask one.',
    location: 'Library, first floor',
    day: 'Sunday',
    time: '13:30',
    leader: 'emmanuel.darkwa',
    activities: ['Book by book study', 'Reading in Twi and Ga', 'Help for Sunday school teachers'],
  },
]
