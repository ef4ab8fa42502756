import { weekdays } from '../contract/services/weekdays.ts'

/** The Akan names of who was born on a day, of a man and of a woman; Sunday first, as in `weekdays`. */
const names = [
  ['Kwasi', 'Akosua'],
  ['Kwadwo', 'Adwoa'],
  ['Kwabena', 'Abena'],
  ['Kwaku', 'Akua'],
  ['Yaw', 'Yaa'],
  ['Kofi', 'Afua'],
  ['Kwame', 'Ama'],
] as const

/** A day of birth with its names, Sunday first: its place is the number of the day. */
export const dayNames = weekdays.map((day, number) => ({ day, names: (names[number] ?? []).join(' & ') }))

/** The day name of a person, such as Yaw, or `Yaw or Yaa` where the gender is not known; '' without a whole birth date. */
export function dayNameOf(born: string, gender = ''): string {
  const date = new Date(`${born}T00:00:00Z`)
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(born) || Number.isNaN(date.getTime())) return ''
  const [man = '', woman = ''] = names[date.getUTCDay()] ?? []
  if (gender === 'female') return woman
  return gender === 'male' ? man : `${man} or ${woman}`
}
