import { staffPartWords } from './messages.ts'
/** The beginning of a long text, for a table (spec 2 §9: 50 characters of an event's description). */
export const excerptOf = (text: string, length = 50): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

/** A telephone number as digits, with a leading + if it has one: for links that call it. */
export const digitsOf = (telephone: string): string => telephone.replace(/[^+\d]/g, '')

/** Link that opens an e-mail to `email` with a subject. */
export const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`

/** Capitalises the gender. */
export const genderName = (gender: string): string =>
  gender
    ? staffPartWords.gender({ gender: gender.charAt(0).toUpperCase() + gender.slice(1) })
    : staffPartWords.notSpecified

/** The display names of the roles; an empty role is a member (spec 2 §2). */
export const roleNames = (): Record<string, string> => ({
  user: staffPartWords.regularMember,
  fellowship_leader: staffPartWords.fellowshipLeader,
  media: staffPartWords.mediaTeam,
  admin: staffPartWords.superAdmin,
})

/** The choices of a filter by role. */
export const roleChoices = (): [string, string][] => [
  ['', staffPartWords.everyRole],
  ...Object.entries(roleNames()),
]

export const roleName = (role: string): string => roleNames()[role] ?? staffPartWords.member
