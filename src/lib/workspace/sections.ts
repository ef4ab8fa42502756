import { groups } from './groups.ts'
import type { Section } from './section.ts'
import { booksSections } from './sections/books.ts'
import { careSections } from './sections/care.ts'
import { checkInSections } from './sections/check-in.ts'
import { formSections } from './sections/forms.ts'
import { leaderSections } from './sections/leader.ts'
import { mediaSections } from './sections/media.ts'
import { otherPages } from './sections/other-pages.ts'
import { peopleSections } from './sections/people.ts'
import { registerSections } from './sections/registers.ts'
import { rotaSections } from './sections/rota.ts'
import { superAdminSections } from './sections/super-admin.ts'
import { worshipSections } from './sections/worship.ts'

const all: readonly Section[] = [
  ...superAdminSections,
  ...leaderSections,
  ...otherPages,
  ...peopleSections,
  ...registerSections,
  ...worshipSections,
  ...rotaSections,
  ...checkInSections,
  ...careSections,
  ...formSections,
  ...mediaSections,
  ...booksSections,
]

/** The groups of the workspace in their order, each with all of its sections in theirs. */
export const workspace = groups.map(({ order, ...group }) => ({
  ...group,
  sections: order.flatMap((name) => all.filter((one) => one.group === group.id && one.name === name)),
}))

/** Every section of the workspace, in the order of its menu. */
export const allSections: readonly Section[] = workspace.flatMap(({ sections }) => sections)
