const days: Record<string, string> = {
  Sunday: 'Kwasiada',
  Monday: 'Dwoada',
  Tuesday: 'Benada',
  Wednesday: 'Wukuada',
  Thursday: 'Yawoada',
  Friday: 'Fiada',
  Saturday: 'Memeneda',
}

/** Twi name of a weekday; '' for any other text. */
export const twiDay = (weekday: string): string => days[weekday] ?? ''
