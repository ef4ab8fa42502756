/** The Akan names by the weekday of the birth, from Sunday on, as the spelling of most church registers has them. */
const dayNames = [
  ['Akosua', 'Kwasi'],
  ['Adwoa', 'Kwadwo'],
  ['Abena', 'Kwabena'],
  ['Akua', 'Kwaku'],
  ['Yaa', 'Yaw'],
  ['Afua', 'Kofi'],
  ['Ama', 'Kwame'],
] as const

/** The day name of a person, such as Yaw, or `Yaa or Yaw` where the gender is not known; '' without a whole birth date. */
export function dayNameOf(born: string, gender = ''): string {
  const found = new Date(`${born}T00:00:00Z`)
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(born) || Number.isNaN(found.getTime())) return ''
  const [female, male] = dayNames[found.getUTCDay()] ?? ['', '']
  if (gender === 'female') return female
  return gender === 'male' ? male : `${female} or ${male}`
}
