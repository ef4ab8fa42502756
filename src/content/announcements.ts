export type SampleAnnouncement = { title: string; content: string; daysAgo: number }

/** Sample announcements, newest first. */
export const announcements: readonly SampleAnnouncement[] = [
  {
    title: 'Car park on the east side is closed',
    content:
      'The drain along the east wall is being rebuilt, so that side of the car park is closed on Sundays until the work is done. Please use the school park across the road. Ushers will guide you, and two places near the gate are kept for the elderly.',
    daysAgo: 1,
  },
  {
    title: 'Choir auditions, all voices',
    content:
      'The choir is looking for tenors above all, but nobody who can hold a tune will be sent away. Auditions are on Thursday evenings at half past five in the chapel. You do not need to read music; you need to be on time.',
    daysAgo: 5,
  },
  {
    title: 'The roof fund has passed its halfway mark',
    content:
      'Thank you. With the offering of the harvest we can now order the sheets for the north side before the heavy rains. The full account hangs on the notice board at the entrance, and the treasurer will answer any question after the second service.',
    daysAgo: 11,
  },
  {
    title: 'Naming and dedication of children',
    content:
      'Parents who would like their child to be dedicated next month should speak with the church office at least two weeks before. Please bring the child’s full name, written clearly, and the names of two people who will stand with you.',
    daysAgo: 18,
  },
  {
    title: 'Lost and found at the welcome desk',
    content:
      'We are keeping four umbrellas, a pair of reading glasses, a child’s left sandal, a flask, and a Bible in Ewe with a pressed flower at Psalm 23. Each of them is surely missed. Please come and see.',
    daysAgo: 26,
  },
]
