const days: Record<string, string> = {
  Sunday: 'Kwasiada',
  Monday: 'Dwoada',
  Tuesday: 'Benada',
  Wednesday: 'Wukuada',
  Thursday: 'Yawoada',
  Friday: 'Fiada',
  Saturday: 'Memeneda',
}

/** The name of a weekday in Twi; '' for what is no weekday. */
export const twiDay = (weekday: string): string => days[weekday] ?? ''
