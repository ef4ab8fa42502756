import { weekdays } from './contract/weekdays.ts'

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
