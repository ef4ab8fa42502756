/** Who stood at the font and at the graveside of the sample congregation; nobody of them is real. */
export const officiants: readonly string[] = [
  'Rev. Emmanuel Owusu',
  'Rev. Mrs. Grace Lartey',
  'Catechist Isaac Boadu',
]

/** Churches that people came from, and went to. */
export const otherChurches: readonly string[] = [
  'Bethel Chapel, Tema',
  'Emmanuel Church, Cape Coast',
  'Faith Assembly, Tamale',
  'Ebenezer Church, Koforidua',
]

/** What was put right beside an entry, in the order in which entries get it. The last one cancels its entry. */
export const corrections: readonly string[] = [
  'The father’s name is spelled Agyei in his own hand, not Adjei. Seen on his voter’s card.',
  'The second sponsor could not come; her sister Akosua stood in her place.',
  'Written twice: the same baptism stands under the number before. This one counts no longer.',
]

/** Where people were laid to rest. */
export const burialGrounds: readonly string[] = [
  'Osu Cemetery',
  'The family ground, Akropong',
  'Awudome Cemetery',
]
