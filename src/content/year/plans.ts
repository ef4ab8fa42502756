/** Psalms, Gospel readings and themes of the Sundays of the sample year, one week after the other. */
export const sundays = [
  { theme: 'The Lord is my shepherd', psalm: 'Psalm 23:1-6', gospel: 'John 10:11-16' },
  { theme: 'Give thanks', psalm: 'Psalm 100:1-5', gospel: 'Luke 17:11-19' },
  { theme: 'Out of the depths', psalm: 'Psalm 130:1-8', gospel: 'Mark 5:25-34' },
  { theme: 'Help comes from the Lord', psalm: 'Psalm 121:1-8', gospel: 'Matthew 14:22-33' },
  { theme: 'A clean heart', psalm: 'Psalm 51:1-12', gospel: 'Luke 18:9-14' },
  { theme: 'How good it is to dwell together', psalm: 'Psalm 133:1-3', gospel: 'John 17:20-23' },
] as const

/** What is said to the teams at the first service. */
export const planNotes = {
  sound: 'Lectern microphone for the readings, two hand microphones for the choir.',
  ushers: 'Doors closed during the prayer; latecomers wait at the side door.',
  projection: 'English above, Twi below.',
  offering: 'Bowls from the back; two counters walk with them.',
} as const

export const psalmOfNextSunday = `The Lord is my shepherd; I shall not want.
He maketh me to lie down in green pastures: he leadeth me beside the still waters.
He restoreth my soul: he leadeth me in the paths of righteousness for his name's sake.`
